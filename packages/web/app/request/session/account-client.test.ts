import { createApiClient } from '@letsread/http/api-client.ts';
import { listTags } from '@letsread/catalogue/contract.ts';
import { beforeEach, describe, expect, test } from 'vitest';

import { type ApiClientWith, createAccountClient, onceAtATime, renewSession } from './account-client.ts';
import type { SessionToken } from './session.ts';

interface Sent {
  path: string;
  headers: Record<string, string>;
}

const inTenMinutes = new Date(Date.now() + 600_000).toISOString();
const inHalfAMinute = new Date(Date.now() + 30_000).toISOString();

let sent: Sent[];
/** Status and body of the answers by path; what is not said here is answered well. */
let answers: Record<string, (request: Sent) => [status: number, body: unknown]>;
let stored: SessionToken | undefined;

const clientAs: ApiClientWith = (options) =>
  createApiClient(async ({ path, headers }) => {
    const request = { path, headers };
    sent.push(request);
    await Promise.resolve();
    const [status, body] = answers[path]?.(request) ?? [200, { items: [] }];
    return { status, text: JSON.stringify(body) };
  }, options);

const renew = onceAtATime(async () => {
  const { jwtToken, expiresAt } = await renewSession(clientAs, { authorization: 'Bearer refresh' });
  stored = { jwtToken, expiryTime: expiresAt };
  return stored;
});
const client = createAccountClient({ clientAs, token: () => stored, renew });

const problem = (status: number, code: string): [number, unknown] => [status, { status, code }];
const paths = () => sent.map(({ path }) => path);
const last = () => sent.at(-1)?.headers;

beforeEach(() => {
  sent = [];
  stored = { jwtToken: 'old', expiryTime: inTenMinutes };
  answers = {
    '/idp/token': () => [200, { identityToken: 'identity' }],
    '/login/authenticate': () => [200, { jwtToken: 'new', expiresAt: inTenMinutes }],
  };
});

describe('asking as the account that is signed in', () => {
  test('section 6: the stored token is sent in Authorization', async () => {
    await client(listTags, {});
    expect(sent).toEqual([{ path: '/tag/all', headers: { authorization: 'Bearer old' } }]);
  });

  test('a signed-out visitor asks as anybody may', async () => {
    stored = undefined;
    await client(listTags, {});
    expect(sent).toEqual([{ path: '/tag/all', headers: {} }]);
  });

  test('section 4: when less than a minute is left, a new identity token is got first and exchanged at authenticate', async () => {
    stored = { jwtToken: 'old', expiryTime: inHalfAMinute };
    await client(listTags, {});
    expect(sent.map(({ path, headers }) => [path, headers['authorization']])).toEqual([
      ['/idp/token', 'Bearer refresh'],
      ['/login/authenticate', 'Bearer identity'],
      ['/tag/all', 'Bearer new'],
    ]);
  });

  test('section 4: the new token is sent in an accessToken header, and only then', async () => {
    stored = { jwtToken: 'old', expiryTime: inHalfAMinute };
    await client(listTags, {});
    expect(last()).toEqual({ authorization: 'Bearer new', accessToken: 'new' });
    await client(listTags, {});
    expect(last()).toEqual({ authorization: 'Bearer new' });
  });

  test('many requests at once wait for one new token', async () => {
    stored = { jwtToken: 'old', expiryTime: inHalfAMinute };
    await Promise.all(Array.from({ length: 5 }, () => client(listTags, {})));
    expect(paths().filter((path) => path !== '/tag/all')).toEqual(['/idp/token', '/login/authenticate']);
    expect(sent.filter(({ headers }) => headers['accessToken'] === 'new')).toHaveLength(5);
  });

  test('a token that is refused all the same is renewed once', async () => {
    answers['/tag/all'] = ({ headers }) =>
      headers['authorization'] === 'Bearer old' ? problem(401, 'no-token') : [200, { items: [] }];
    await client(listTags, {});
    expect(paths()).toEqual(['/tag/all', '/idp/token', '/login/authenticate', '/tag/all']);
  });

  test('and no more than once', async () => {
    answers['/tag/all'] = () => problem(401, 'no-token');
    await expect(client(listTags, {})).rejects.toMatchObject({ status: 401 });
    expect(paths().filter((path) => path === '/tag/all')).toHaveLength(2);
  });

  test('another problem is not met with a new token', async () => {
    answers['/tag/all'] = () => problem(403, 'not-yours');
    await expect(client(listTags, {})).rejects.toMatchObject({ status: 403, code: 'not-yours' });
    expect(paths()).toEqual(['/tag/all']);
  });

  test('a session that has ended rejects with its problem, and the next request tries anew', async () => {
    stored = { jwtToken: 'old', expiryTime: inHalfAMinute };
    answers['/idp/token'] = () => problem(401, 'no-token');
    await expect(client(listTags, {})).rejects.toMatchObject({ status: 401, code: 'no-token' });
    await expect(client(listTags, {})).rejects.toMatchObject({ status: 401, code: 'no-token' });
    expect(paths()).toEqual(['/idp/token', '/idp/token']);
  });
});
