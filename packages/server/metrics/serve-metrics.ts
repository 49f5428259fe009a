import cluster from 'node:cluster';
import { timingSafeEqual, createHash } from 'node:crypto';
import type { Database } from '@letsread/database/open-database.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import type { FastifyInstance } from 'fastify';
import { isInProcess } from '../limits/limit-requests.ts';
import { listenForMetrics } from './listen-for-metrics.ts';
import type { PublicReads } from '../public-reads.ts';
import type { MetricsSettings } from './metrics-settings.ts';
import type { Metrics } from './open-metrics.ts';

/**
 * Offers the numbers of this process, or those of all workers, where the operator wants them; where not, nothing is loaded and
 * nothing counted.
 */
export async function serveMetrics(
  server: FastifyInstance,
  { database, settings, reads }: { database: Database; settings: MetricsSettings; reads?: PublicReads },
): Promise<void> {
  const { METRICS_PORT: port, METRICS_TOKEN: token } = settings;
  if (port === undefined && token === undefined) return;
  const { openMetrics } = await import('./open-metrics.ts');
  const metrics = openMetrics(database, reads);
  countRequests(server, metrics);
  // On a port of its own, the numbers of all workers are told by the process that keeps them running.
  if (port !== undefined && !cluster.isWorker) listenOn(server, metrics, { port, host: settings.METRICS_HOST });
  if (token !== undefined) serveWithToken(server, metrics, token);
}

function countRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    // What this process asks of itself is part of the page that it renders.
    if (isInProcess(request)) return;
    // The pattern, never the address: a few dozen of them, and nothing of a reader.
    const route = request.routeOptions.url ?? 'none';
    metrics.countRequest({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}

function serveWithToken(server: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`);
  void server.register(async (own) => {
    own.setErrorHandler(sendProblem);
    own.get('/metrics', async (request, reply) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
        throw commonProblem('no-token', { detail: 'Send Authorization: Bearer and the METRICS_TOKEN.' });
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.read());
    });
  });
}

function listenOn(server: FastifyInstance, metrics: Metrics, address: { port: number; host: string }): void {
  let stop = () => {};
  server.addHook('onReady', async () => {
    const onError = (err: unknown) => server.log.error({ err }, 'the numbers of this process could not be read');
    stop = await listenForMetrics(metrics, address, onError);
  });
  server.addHook('onClose', async () => stop());
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
