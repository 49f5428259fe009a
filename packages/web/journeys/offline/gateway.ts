import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What becomes of a request: it breaks off, waits for ever or for something, or has another status or text. */
type Fate =
  | 'break'
  | 'hold'
  | { after: Promise<unknown> }
  | { status: number }
  | { change: (text: string) => string }
  | undefined;

/** An address in front of a library that can be cut off, slowed and changed; service workers cannot tell. */
export interface Gateway {
  url: string;
  /** Decides about each request; may be set anew at any time. */
  fate: (path: string) => Fate;
  /** Every path that was asked for, in order. */
  requestedPaths: string[];
  close: () => Promise<void>;
}

export async function openGateway(libraryUrl: string): Promise<Gateway> {
  // Idle connections are closed by who asks: one closed here just as a busy machine writes to it is a failed call.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, answer) => {
    const path = incoming.url ?? '/';
    gateway.requestedPaths.push(path);
    const fate = gateway.fate(path);
    if (fate === 'break') answer.destroy();
    else if (typeof fate === 'object' && 'after' in fate)
      void fate.after.then(() => pass(libraryUrl, { request: incoming, answer, fate: undefined }));
    else if (fate !== 'hold') pass(libraryUrl, { request: incoming, answer, fate });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gateway: Gateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fate: () => undefined,
    requestedPaths: [],
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return gateway;
}

interface Passing {
  request: IncomingMessage;
  answer: ServerResponse;
  fate: Exclude<Fate, string | { after: unknown }>;
}

function pass(libraryUrl: string, { request: incoming, answer, fate }: Passing): void {
  if (fate !== undefined && 'status' in fate) {
    answer.writeHead(fate.status).end();
    return;
  }
  const headers = { ...incoming.headers };
  if (fate !== undefined) delete headers['accept-encoding'];
  const passed = request(libraryUrl + incoming.url, { method: incoming.method ?? 'GET', headers }, (found) => {
    const { 'content-length': _, ...rest } = found.headers;
    answer.writeHead(found.statusCode ?? 502, fate === undefined ? found.headers : rest);
    if (fate === undefined) found.pipe(answer);
    else void text(found).then((body) => answer.end(fate.change(body)));
  });
  passed.on('error', () => answer.destroy());
  incoming.pipe(passed);
}
