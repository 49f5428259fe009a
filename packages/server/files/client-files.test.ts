import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveClientFiles } from './serve-files.ts';

test('a browser that looks for the icon where icons used to be is led to it, and asks once a day', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'client-'));
  await writeFile(path.join(folder, 'icon-192.png'), 'an icon');
  const server = fastify();
  await serveClientFiles(server, folder);
  const led = await server.inject('/favicon.ico');
  expect([led.statusCode, led.headers.location, led.headers['cache-control']]).toEqual([
    302,
    '/icon-192.png',
    'public, max-age=86400',
  ]);
  const icon = await server.inject(String(led.headers.location));
  expect([icon.statusCode, icon.body]).toEqual([200, 'an icon']);
  await server.close();
});
