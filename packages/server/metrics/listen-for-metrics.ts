import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { SettingError } from '../settings.ts';
import type { Metrics } from './open-metrics.ts';

/**
 * On a port of its own it needs no token: let nobody else reach that. @returns what ends it
 * @throws SettingError when the port is taken
 */
export async function listenForMetrics(
  metrics: Pick<Metrics, 'contentType' | 'read'>,
  { port, host }: { port: number; host: string },
  onError: (error: unknown) => void,
): Promise<() => void> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await metrics.read();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  };
  const own = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      onError(error);
      response.writeHead(500).end();
    });
  });
  own.listen({ port, host });
  await once(own, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new SettingError(`The setting METRICS_PORT="${port}" cannot be used: another program has this port.`);
  });
  return () => {
    own.closeAllConnections();
    own.close();
  };
}
