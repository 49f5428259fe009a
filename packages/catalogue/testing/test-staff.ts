import type { Database } from '@letsread/database/open-database.ts';
import { createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import { type ApiClient, createApiClient } from '@letsread/http/api-client.ts';
import { type Handler, registerEndpoints } from '@letsread/http/register-endpoints.ts';
import type { Role } from '@letsread/http/endpoint.ts';
import { selectStanding } from '@letsread/identity/roles/select-standing.ts';
import Fastify from 'fastify';
import type { CatalogueContext } from '../context.ts';

/** Somebody of the back room, who asks its calls. */
export interface Staff {
  id: string;
  client: ApiClient;
}

/** Opens calls of the back room over a library; whoever is made here signs in with the number of their account. */
export async function openStaffRoom(database: Database, calls: readonly Handler<CatalogueContext>[]) {
  const server = Fastify();
  await registerEndpoints(server, {
    calls,
    context: { database, mediaUrl: '/media' },
    version: 'test',
    cache: createAnswerCache(1),
    access: {
      identify: async (id) => ({ id, isFresh: true }),
      accountOfProfile: async () => undefined,
      standingOf: (accountId) => selectStanding(database.pool, accountId),
    },
  });
  return {
    async makeTeam(name: string): Promise<string> {
      const { rows } = await database.pool.query<{ id: string }>('insert into team (name) values ($1) returning id', [
        name,
      ]);
      return rows[0]?.id ?? '';
    },
    async makeStaff(role: Role, teamIds: string[] = []): Promise<Staff> {
      const { rows } = await database.pool.query<{ id: string }>(
        'insert into account (display_name) values ($1) returning id',
        [role],
      );
      const id = rows[0]?.id ?? '';
      await database.pool.query('insert into account_role select $1, id from role where name = $2', [id, role]);
      await database.pool.query('insert into team_member select unnest($2::bigint[]), $1', [id, teamIds]);
      const client = createApiClient(
        async ({ method, path, headers, body }) => {
          const reply = await server.inject({
            method,
            url: `/api${path}`,
            headers,
            ...(body === undefined ? {} : { payload: body }),
          });
          return { status: reply.statusCode, text: reply.body };
        },
        { authorization: `Bearer ${id}` },
      );
      return { id, client };
    },
    close: () => server.close(),
  };
}
