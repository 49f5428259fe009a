import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireFreePort } from './require-free-port.ts';
import { explainStartFailure } from './start-failure.ts';

const host = '127.0.0.1';
let other: Server;
let port: number;
beforeEach(async () => {
  other = createServer().listen({ port: 0, host });
  await once(other, 'listening');
  ({ port } = other.address() as AddressInfo);
});
afterEach(() => void other.close());

test('a port that another program has is told in one line that says what to do', async () => {
  const error = await requireFreePort({ port, host }).catch((thrown: unknown) => thrown);
  expect(explainStartFailure(error)).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
});

test('a port that is free stays free for the server', async () => {
  other.close();
  await once(other, 'close');
  await requireFreePort({ port, host });
  other = createServer().listen({ port, host });
  await once(other, 'listening');
  expect(other.address()).toMatchObject({ port });
});

test('an address of another machine is told', async () => {
  const error = await requireFreePort({ port: 0, host: '192.0.2.1' }).catch((thrown: unknown) => thrown);
  expect(explainStartFailure(error)).toMatch(/^The setting HOST is not an address of this machine/);
});
