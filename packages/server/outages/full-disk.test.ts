import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../create-server.ts';
import { readSettings } from '../settings.ts';

let folder: string;
let mailbox: string;
let database: Database;
let server: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  mailbox = path.join(folder, 'mailbox');
  database = await openTestDatabase();
  server = await createServer({
    database,
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder }),
    loadWebApp: undefined,
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const joseph = { email: 'joseph@example.org', password: 'a kite in the wind' };

async function request<Body>(method: 'GET' | 'POST', url: string, payload?: object, token = '') {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const reply = await server.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return { status: reply.statusCode, body: reply.json<Body>(), retryAfter: reply.headers['retry-after'] };
}

/** The jwtToken of somebody who has just signed up and signed in. */
async function signInNew(): Promise<string> {
  await request('POST', '/api/idp/sign-up', { email: joseph.email, agreed: true });
  const mails = () => readdir(mailbox).catch(() => []);
  await expect.poll(mails).toContainEqual(expect.stringContaining('.json'));
  const [name = ''] = await mails();
  const { text } = JSON.parse(await readFile(path.join(mailbox, name), 'utf8')) as { text: string };
  const token = /token=(\S+)/.exec(text)?.[1];
  await request('POST', '/api/idp/verify', { token, password: joseph.password });
  const { body } = await request<{ identityToken: string }>('POST', '/api/idp/sign-in', joseph);
  const session = await request<{ jwtToken: string }>('GET', '/api/login/authenticate', undefined, body.identityToken);
  return session.body.jwtToken;
}

test('who waits for a mail that cannot be stored is told so, whether or not they have an account', async () => {
  const jwtToken = await signInNew();
  const requests = [
    ['/api/idp/sign-up', { email: 'amina@example.org', agreed: true }],
    ['/api/idp/sign-up', { email: joseph.email, agreed: true }],
    ['/api/idp/reset-request', { email: 'nobody@example.org' }],
    ['/api/idp/reset-request', { email: joseph.email }],
    ['/api/account/email', { email: 'elsewhere@example.org' }],
  ] as const;
  const send = (url: string, payload: object) =>
    request<{ code?: string }>('POST', url, payload, url.startsWith('/api/account') ? jwtToken : '');

  await rm(mailbox, { recursive: true });
  // No folder can be where a file is.
  await writeFile(mailbox, '');
  for (const [url, payload] of requests) {
    const { status, body, retryAfter } = await send(url, payload);
    expect([url, status, body.code, retryAfter]).toEqual([url, 503, 'storage-unavailable', '60']);
  }
  await rm(mailbox);
  for (const [url, payload] of requests) expect([url, (await send(url, payload)).status]).toEqual([url, 200]);
  // Amina's, the new address's, and two of Joseph's: with that of the sign-up he has had his three of this hour.
  await expect.poll(async () => (await readdir(mailbox)).filter((name) => name.endsWith('.json'))).toHaveLength(4);
});
