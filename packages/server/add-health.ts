import { isMigrated } from '@letsread/database/migrate.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { asProblem, logProblem } from '@letsread/http/send-problem.ts';
import type { FastifyInstance } from 'fastify';

/** Tells machines that the process lives, and whether its database is ready. */
export function addHealth(server: FastifyInstance, database: Database): void {
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  server.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady = await isMigrated(database).catch((error: Error) => {
      logProblem(asProblem(error), error, request);
      return false;
    });
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
