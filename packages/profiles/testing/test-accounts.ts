import type { Database } from '@letsread/database/open-database.ts';
import { type Handler, registerEndpoints } from '@letsread/http/register-endpoints.ts';
import { createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import { type ApiClient, createApiClient } from '@letsread/http/api-client.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { selectStanding } from '@letsread/identity/roles/select-standing.ts';
import Fastify from 'fastify';
import { accountOfProfile } from '../account-of-profile.ts';
import { accountOfClass } from '../classes/account-of-class.ts';
import { classOfProfile } from '../classes/class-of-profile.ts';

/** Calls over a database, for tests: the token of an account is its id. */
export interface TestCalls {
  /** Asks as an account; without one, signed out. */
  clientAs: (accountId: string | undefined) => ApiClient;
  send: (request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    path: string;
    token?: string;
    headers?: Record<string, string>;
    body?: unknown;
  }) => Promise<{ status: number; body: unknown }>;
  close: () => Promise<void>;
}

export async function openTestCalls<Context>(
  database: Database,
  calls: readonly Handler<Context>[],
  context: Context,
): Promise<TestCalls> {
  const server = Fastify({ routerOptions: { maxParamLength: 2100, ignoreTrailingSlash: true } });
  await registerEndpoints(server, {
    calls,
    context,
    version: 'test',
    cache: createAnswerCache(1),
    access: {
      async identify(token) {
        if (/^\d+$/.test(token)) return { id: token, isFresh: true };
        // Of a browser that is open for a class.
        const [, id, classId] = /^(\d+) class (\d+)$/.exec(token) ?? [];
        if (id !== undefined && classId !== undefined) return { id, isFresh: false, classId };
        throw commonProblem('no-token');
      },
      accountOfProfile: (profileId) => accountOfProfile(database, profileId),
      accountOfClass: (classId) => accountOfClass(database, classId),
      classOfProfile: (profileId) => classOfProfile(database, profileId),
      standingOf: (accountId) => selectStanding(database.pool, accountId),
    },
  });
  const send: TestCalls['send'] = async ({ method, path, token, headers = {}, body }) => {
    const reply = await server.inject({
      method,
      url: `/api${path}`,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    send,
    clientAs: (accountId) =>
      createApiClient(async ({ method, path, headers, body }) => {
        const token = accountId === undefined ? {} : { token: accountId };
        const reply = await send({ method, path, headers, ...token, ...(body === undefined ? {} : { body }) });
        return { status: reply.status, text: JSON.stringify(reply.body) };
      }),
    close: async () => server.close(),
  };
}

/** A caregiver's account, and profiles with these names. */
export async function addAccount(
  { pool }: Database,
  ...names: string[]
): Promise<{ accountId: string; profileIds: string[] }> {
  const account = await pool.query<{ id: string }>("insert into account (display_name) values ('Joseph') returning id");
  const accountId = account.rows[0]?.id ?? '';
  await pool.query("insert into account_consent values ($1, '2026-11-22', now())", [accountId]);
  const profiles = await pool.query<{ id: string }>(
    `insert into profile (account_id, name, image_url)
     select $1, name, '/media/avatars/fox.webp' from unnest($2::text[]) with ordinality as n (name, place) order by place returning id`,
    [accountId, names],
  );
  return { accountId, profileIds: profiles.rows.map(({ id }) => id) };
}
