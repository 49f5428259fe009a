import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port that nothing listens on: for a library that must know its own address before it starts, as links in mails do. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
