import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port that nothing listens on: for a library that must know its own address before it starts, as links in mails do. It
 * is below those that systems hand out by themselves: until the library listens no connection and no other test is given it.
 */
export async function freePort(): Promise<string> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return false;
    },
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return String(port);
}
