import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy as nginx is one: takes one library after the other, and leaves out one that failed (`max_fails=1`). What has been
 * sent to one that ends before it answers is 502: whether it was done is for the client to find out, by asking again.
 */
export async function openOneAddress(urls: readonly string[]): Promise<{ url: string; close: () => void }> {
  let turn = 0;
  const serving = [...urls];
  // Idle connections are closed by who asks: one closed here just as a busy machine writes to it is a failed call.
  const proxy = createServer({ keepAliveTimeout: 0 }, (asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', send);
    function send(): void {
      const library = serving[turn++ % serving.length];
      if (library === undefined) return void answer.writeHead(502).end();
      const target = new URL(library);
      const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress };
      const { method, url: path } = asked;
      const passed = request({ hostname: target.hostname, port: target.port, method, path, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.on('error', () => answer.destroy());
        given.pipe(answer);
      });
      passed.on('error', (error: NodeJS.ErrnoException) => {
        if (serving.includes(library)) serving.splice(serving.indexOf(library), 1);
        if (error.code === 'ECONNREFUSED') send();
        else if (answer.headersSent) answer.destroy();
        else answer.writeHead(502).end();
      });
      passed.end(Buffer.concat(parts));
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
