import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Queryable } from '@letsread/database/database.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, type TestDatabaseKind } from '@letsread/database/testing/test-database.ts';
import { handle, registerEndpoints } from '@letsread/http/register-endpoints.ts';
import { createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import { type ApiClient, createApiClient } from '@letsread/http/api-client.ts';
import { type EndpointOutput, type EndpointRequest, defineEndpoint } from '@letsread/http/endpoint.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import * as contract from '../contract.ts';
import type { SessionFacts } from '../contract.ts';
import { identitySettings } from '../identity-settings.ts';
import { mountIdentityProvider } from '../provider/mount-identity-provider.ts';
import { type Identity, type IdentityContext, type IdentityOptions, openIdentity } from '../open-identity.ts';
import { grownUpCalls } from '../grown-ups/calls.ts';
import { peopleCalls } from '../roles/calls.ts';
import { selectStanding } from '../roles/select-standing.ts';
import { identityCalls, mailboxCalls } from '../server.ts';

/** A call that only a signed-in account may make, to try tokens on. */
export const whoAmI = defineEndpoint('whoAmI', {
  method: 'GET',
  path: '/who-am-i',
  summary: 'The account of the token.',
  who: 'account',
  output: z.object({ id: z.string() }),
});

export const publicUrl = 'http://library.test';

/** Grown-up Joseph, who signs up in most tests. */
export const joseph = { email: 'joseph@example.org', password: 'a kite in the wind', displayName: 'Joseph' };

/** What is asked of who signs up. */
export function newcomer({ email, displayName }: Partial<typeof joseph> = {}) {
  return { email: email ?? joseph.email, displayName: displayName ?? joseph.displayName, agreed: true } as const;
}

export interface TestIdentity {
  database: Database;
  identity: Identity;
  server: FastifyInstance;
  /** Asks with these headers, from this address. */
  clientWith: (headers?: Record<string, string>, address?: string) => ApiClient;
  client: ApiClient;
  /** The token in the link of the newest mail to an address. */
  mailedToken: (to: string) => Promise<string>;
  subjects: (to: string) => Promise<string[]>;
  /** Signs up, confirms and signs in. */
  signInNew: (who?: Partial<typeof joseph>) => Promise<EndpointOutput<typeof contract.signIn>>;
  /** The product's own token for an identity token. */
  exchange: (identityToken: string) => Promise<EndpointOutput<typeof contract.authenticate>>;
  errors: string[];
  /** Where its mails are written, in the folder “mailbox”. */
  dataDir: string;
  close: () => Promise<void>;
}

export interface TestOptions extends Partial<Pick<IdentityOptions, 'limits' | 'now' | 'sleep'>> {
  settings?: Record<string, string>;
}

/** The calls of identity on an empty database of one's own, with mails in a folder. */
export async function openTestIdentity(kind: TestDatabaseKind, options: TestOptions = {}): Promise<TestIdentity> {
  const database = await openTestDatabase(kind);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-identity-'));
  const errors: string[] = [];
  const { settings, ...rest } = options;
  const identity = await openIdentity({
    database,
    settings: identitySettings.parse(settings ?? {}),
    publicUrl,
    dataDir,
    isDevelopment: true,
    onError: (what, error) => errors.push(`${what}: ${String(error)}`),
    ...rest,
  });
  const server = await serveIdentity(database, identity);
  const clientWith = clientsOf(server);
  const client = clientWith();
  const mailsTo = async (to: string) => {
    await identity.settled();
    return (await identity.mailbox.list()).filter((mail) => mail.to === to);
  };
  const mailedToken = async (to: string) => {
    const [mail] = await mailsTo(to);
    return decodeURIComponent(/token=([^\s"&]+)/.exec(mail?.text ?? '')?.[1] ?? '');
  };
  return {
    database,
    identity,
    server,
    clientWith,
    client,
    errors,
    dataDir,
    mailedToken,
    subjects: async (to) => (await mailsTo(to)).map(({ subject }) => subject),
    async signInNew(who = {}) {
      const { email, password, displayName } = { ...joseph, ...who };
      await client(contract.signUp, { body: { email, displayName, agreed: true } });
      await client(contract.verify, { body: { token: await mailedToken(email), password } });
      return client(contract.signIn, { body: { email, password } });
    },
    exchange: (identityToken) => clientWith(bearer(identityToken))(contract.authenticate, {}),
    async close() {
      await server.close();
      await identity.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The calls of an identity on a server of their own. */
export async function serveIdentity(database: Database, identity: Identity): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { maxParamLength: 1000 } });
  await mountIdentityProvider(server, identity);
  const context: IdentityContext = {
    database,
    identity,
    keepsClasses,
    readSessionFacts: async (db, accountId, classId) => ({
      projectCode: '',
      profiles: await readersOf(db, accountId),
      classroom: classId === undefined ? null : { id: classId, name: 'Class 2b' },
    }),
  };
  const who = handle(whoAmI, async (_: IdentityContext, { account }: EndpointRequest<typeof whoAmI>) => account);
  await registerEndpoints(server, {
    calls: [...identityCalls, ...peopleCalls, ...grownUpCalls, ...mailboxCalls, who],
    context,
    version: 'test',
    cache: createAnswerCache(1),
    access: {
      identify: identity.identify,
      accountOfProfile: async () => undefined,
      async accountOfClass(classId) {
        const { rows } = await database.pool.query<{ account_id: string }>(
          'select account_id from class where id = $1',
          [classId],
        );
        return rows[0]?.account_id;
      },
      standingOf: (accountId) => selectStanding(database.pool, accountId),
    },
  });
  return server;
}

async function keepsClasses(db: Queryable, accountId: string): Promise<boolean> {
  return (await db.query('select 1 from class where account_id = $1', [accountId])).rows.length > 0;
}

/** As profiles would show them. */
async function readersOf(db: Queryable, accountId: string): Promise<SessionFacts['profiles']> {
  const { rows } = await db.query<{ id: string; name: string }>(
    'select id, name from profile where account_id = $1 order by id',
    [accountId],
  );
  const rest = { userId: accountId, imageUrl: '', minutesPerDay: 20, dailyReminder: true, dailyReminderTime: '12:00' };
  return rows.map((row) => ({ ...row, ...rest }));
}

export function clientsOf(server: FastifyInstance): TestIdentity['clientWith'] {
  return (headers = {}, remoteAddress = '192.0.2.1') =>
    createApiClient(async ({ method, path: url, headers: sent, body }) => {
      const reply = await server.inject({
        method,
        url: `/api${url}`,
        headers: sent,
        remoteAddress,
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: reply.statusCode, text: reply.body };
    }, headers);
}

/** For Authorization. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** The code of the problem that a call ends with; "answered" when it has none. */
export async function codeOf(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => 'answered',
    (problem: { code?: string }) => problem.code ?? JSON.stringify(problem),
  );
}
