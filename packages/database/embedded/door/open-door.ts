import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type pg from 'pg';
import { removeDoorFile, writeDoorFile } from './door-file.ts';
import { DoorVisit } from './door-visit.ts';
import type { Engine } from '../engine/engine.ts';

const maxVisits = 8;

/**
 * Lets commands that run on the library's own machine use the database of the running library, by PostgreSQL's protocol on the
 * loopback address and with a key that only the owner of the data folder can read. Returns how to close it.
 */
export async function openDoor(dataDir: string, to: { engine: Engine; pool: pg.Pool }): Promise<() => Promise<void>> {
  const key = randomBytes(32).toString('base64url');
  const sockets = new Set<Socket>();
  const visits = new Set<Promise<void>>();
  const server = createServer({ noDelay: true }, (socket) => {
    if (sockets.size >= maxVisits) return void socket.destroy();
    sockets.add(socket);
    const visit = new DoorVisit(socket, { ...to, key }).ended;
    visits.add(visit);
    void visit.then(() => {
      sockets.delete(socket);
      visits.delete(visit);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  writeDoorFile(dataDir, { port: (server.address() as AddressInfo).port, key });
  return async () => {
    removeDoorFile(dataDir);
    server.close();
    for (const socket of sockets) socket.destroy();
    await Promise.all(visits);
  };
}
