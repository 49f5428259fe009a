import type { Database } from '@letsread/database/database.ts';
import type { Replica } from '@letsread/database/server/open-replica.ts';
import { logOnceAMinute } from '@letsread/http/log-once-a-minute.ts';
import type { FastifyInstance } from 'fastify';
import { type TracingSettings, tracesUrl } from './tracing-settings.ts';

interface Traced {
  database: Database;
  replica?: Replica | undefined;
}

/**
 * Sends traces of requests and of their queries where the operator wants them, by OTLP over HTTP.
 * @returns what the library is to ask; where no traces are wanted what was given, and nothing is loaded.
 */
export async function serveTracing(
  server: FastifyInstance,
  { database, replica }: Traced,
  settings: TracingSettings & { TRUST_PROXY: number },
  version: string,
): Promise<Traced> {
  const url = tracesUrl(settings);
  if (url === undefined) return { database, replica };
  const { openTracing } = await import('./open-tracing.ts');
  const { traceRequests } = await import('./trace-requests.ts');
  const { traceQueries } = await import('./trace-queries.ts');
  const onError = (what: string) => logOnceAMinute(server.server, what, (line) => server.log.error(line));
  const { tracer, close } = openTracing(url, settings, { version, onError });
  traceRequests(server, tracer, { hasProxy: settings.TRUST_PROXY > 0 });
  server.addHook('onClose', close);
  return {
    database: traceQueries(database, tracer),
    replica: replica && { ...replica, database: traceQueries(replica.database, tracer) },
  };
}
