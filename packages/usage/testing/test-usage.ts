import { catalogueCalls } from '@letsread/catalogue/server.ts';
import { stockCalls } from '@letsread/catalogue/stock/calls.ts';
import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, type TestDatabaseKind } from '@letsread/database/testing/test-database.ts';
import { createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import { type ApiClient, createApiClient } from '@letsread/http/api-client.ts';
import { registerEndpoints } from '@letsread/http/register-endpoints.ts';
import Fastify from 'fastify';
import { countUsage, type UsageEventInput } from '../contract.ts';
import { usageCalls } from '../server.ts';

interface Visitor {
  /** Their network address. */
  address?: string;
  headers?: Record<string, string>;
}

/** The library of the catalogue's tests, with the calls of usage; account 1 is a librarian, any other an editor. */
export interface TestUsage {
  database: Database;
  /** As a visitor, each on a device of their own. */
  clientAs: (visitor?: Visitor) => ApiClient;
  librarian: ApiClient;
  /** Of team 1. */
  editor: ApiClient;
  editionOf: (slug: string) => Promise<{ editionId: string; bookId: string }>;
  /** So many visitors of this day, counted from today, do the same with an edition. */
  doThe: (kind: UsageEventInput['kind'], what: Doing) => Promise<void>;
  close: () => Promise<void>;
}

interface Doing {
  editionId: string;
  times: number;
  daysAgo?: number;
  country?: string;
  amount?: number;
  page?: number;
}

export const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const countries = new Map([
  ['196.201.0.', 'KE'],
  ['196.202.0.', 'TZ'],
]);

export async function openTestUsage(kind: TestDatabaseKind): Promise<TestUsage> {
  const database = await openTestDatabase(kind);
  await fillTestLibrary(database);
  const server = Fastify();
  const countryOf = (address: string) => {
    const code = countries.get(address.replace(/\d+$/, '')) ?? '';
    return { country_code: code, country_name: code };
  };
  await registerEndpoints(server, {
    calls: [...usageCalls, ...catalogueCalls, ...stockCalls],
    context: { database, countryOf, isImpactShown: true, mediaUrl: '/media' },
    version: 'test',
    cache: createAnswerCache(1),
    access: {
      identify: async (id) => ({ id, isFresh: true }),
      accountOfProfile: async () => undefined,
      standingOf: async (accountId) => ({ roles: [accountId === '1' ? 'LIBRARIAN' : 'EDITOR'], teamIds: ['1'] }),
    },
  });
  const clientAs = ({ address = '192.0.2.1', headers: own = {} }: Visitor = {}) =>
    createApiClient(async ({ method, path, headers, body }) => {
      const reply = await server.inject({
        method,
        url: `/api${path}`,
        headers: { ...headers, ...own },
        remoteAddress: address,
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: reply.statusCode, text: reply.body };
    });
  return {
    database,
    clientAs,
    librarian: clientAs({ headers: { authorization: 'Bearer 1' } }),
    editor: clientAs({ headers: { authorization: 'Bearer 2' } }),
    async editionOf(slug) {
      const { rows } = await database.pool.query<{ editionId: string; bookId: string }>(
        'select id as "editionId", book_id as "bookId" from edition where slug = $1',
        [slug],
      );
      const [found] = rows;
      if (found === undefined) throw new Error(`There is no edition ${slug}.`);
      return found;
    },
    async doThe(kind, { editionId, times, daysAgo = 0, country = '', ...rest }) {
      const network = [...countries].find(([, code]) => code === country)?.[0] ?? '192.0.2.';
      await Promise.all(
        Array.from({ length: times }, (_, index) =>
          clientAs({ address: `${network}${index + 1}` })(countUsage, {
            body: {
              device: crypto.randomUUID(),
              events: [{ id: crypto.randomUUID(), kind, editionId, day: dayBefore(daysAgo), ...rest }],
            },
          }),
        ),
      );
    },
    async close() {
      await server.close();
      await database.close();
    },
  };
}
