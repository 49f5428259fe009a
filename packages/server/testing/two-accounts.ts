import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { fillPath } from '@letsread/http/api-client.ts';
import type { Endpoint, Role } from '@letsread/http/endpoint.ts';
import { addTestActivities } from '@letsread/learning/testing/test-story.ts';
import type { LightMyRequestResponse } from 'fastify';
import { listConcepts } from '../concepts.ts';
import { createServer } from '../create-server.ts';
import { readSettings } from '../settings.ts';

/** Every call that the server mounts. */
export const declaredCalls: readonly Endpoint[] = listConcepts({ mailboxUrl: '/login/mailbox' }).flatMap(({ calls }) =>
  calls.map(({ call }) => call),
);

/** The fields of a call that it may be given by name. */
export function fieldsOf({ params, query, body }: Endpoint): string[] {
  const inBody = body !== undefined && 'shape' in body ? Object.keys(body.shape as object) : [];
  return [...new Set([...Object.keys(params.shape), ...Object.keys(query.shape), ...inBody])];
}

export interface Person {
  token: string;
  accountId: string;
  profileId: string;
  classId: string;
}

export interface TwoAccounts {
  database: Database;
  amina: Person;
  joseph: Person;
  ask: (method: Endpoint['method'], url: string, person?: Person, body?: unknown) => Promise<LightMyRequestResponse>;
  /** Asks a call by its example, with the person's own account, reader and class, and `fields` in place of its own. */
  askCall: (call: Endpoint, person: Person, fields?: Record<string, unknown>) => Promise<LightMyRequestResponse>;
  giveRole: (person: Person, role: Role) => Promise<void>;
  close: () => Promise<void>;
}

const usual = { bookId: '1', bId: '1', bookIds: '1,2', pageNumber: '1', code: '1234-5678', readTime: '5' };

/** The small library, and two accounts in it, each with a reader and a class. */
export async function openTwoAccounts(): Promise<TwoAccounts> {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-ownership-'));
  await fillTestLibrary(database);
  await addTestActivities(database);
  const settings = readSettings({ LOG_LEVEL: 'silent', REQUESTS_A_MINUTE: '0', DATA_DIR: dataDir });
  const server = await createServer({ database, settings, loadWebApp: undefined, isDevelopment: true });
  const ask: TwoAccounts['ask'] = (method, url, person, body) =>
    server.inject({
      method,
      url: `/api${url}`,
      headers: {
        ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  return {
    database,
    amina: await signUp({ database, ask }, 'amina@example.org'),
    joseph: await signUp({ database, ask }, 'joseph@example.org'),
    ask,
    askCall(call, person, fields = {}) {
      const { account = '', profile = '', class: ofClass = '' } = call.owned;
      const own = { [account]: person.accountId, [profile]: person.profileId, [ofClass]: person.classId };
      const given = { ...usual, ...call.example.params, ...call.example.query, ...own, ...fields };
      const among = (names: object, from: object) =>
        Object.fromEntries(Object.entries(from).filter(([name]) => name in names));
      const url = fillPath(call, { ...among(call.params.shape, given), ...among(call.query.shape, given) });
      if (call.body === undefined) return ask(call.method, url, person);
      const shape = 'shape' in call.body ? (call.body.shape as object) : {};
      return ask(call.method, url, person, {
        ...(call.example.body as object),
        ...among(shape, { ...own, ...fields }),
      });
    },
    async giveRole({ accountId }, role) {
      await database.pool.query(
        'insert into account_role (account_id, role_id) select $1, id from role where name = $2 on conflict do nothing',
        [accountId, role],
      );
    },
    async close() {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function signUp({ database, ask }: Pick<TwoAccounts, 'database' | 'ask'>, email: string): Promise<Person> {
  const password = 'a kite in the wind';
  await ask('POST', '/idp/sign-up', undefined, { email, displayName: 'A Reader', language: 'en', agreed: true });
  const { items } = (await ask('GET', '/idp/mailbox')).json<{ items: { to: string; text: string }[] }>();
  const mailed = /token=([\w.~%-]+)/.exec(items.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
  await ask('POST', '/idp/verify', undefined, { token: decodeURIComponent(mailed), password });
  const { identityToken } = (await ask('POST', '/idp/sign-in', undefined, { email, password })).json<{
    identityToken: string;
  }>();
  const bearer = { token: identityToken, accountId: '', profileId: '', classId: '' };
  const session = (await ask('GET', '/login/authenticate', bearer)).json<{
    jwtToken: string;
    userInfo: { id: string };
  }>();
  const person = { ...bearer, token: session.jwtToken, accountId: session.userInfo.id };
  const made = await ask('POST', `/profile/create/${person.accountId}`, person, {
    name: 'Mali',
    imageUrl: '/media/avatars/elephant.webp',
  });
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into class (account_id, name) values ($1, 'Class 2b') returning id`,
    [person.accountId],
  );
  return { ...person, profileId: made.json<{ id: string }>().id, classId: rows[0]?.id ?? '' };
}
