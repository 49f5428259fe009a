import { once } from 'node:events';
import { createServer } from 'node:net';

/** Asks the system for an address as the server will, and gives it back. @throws the system's error, such as EADDRINUSE */
export async function requireFreePort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  probe.listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
