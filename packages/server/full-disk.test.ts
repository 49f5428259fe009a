import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/test-database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import { readSettings } from './settings.ts';

let folder: string;
let database: Database;
let server: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  database = await openTestDatabase();
  server = await createServer({
    database,
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder }),
    loadWebApp: undefined,
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const requests = [
  ['/api/idp/sign-up', { email: 'amina@example.org', agreed: true }],
  ['/api/idp/reset-request', { email: 'nobody@example.org' }],
] as const;

test('who waits for a mail that cannot be stored is told so, whether or not they have an account', async () => {
  // No folder can be where a file is.
  await writeFile(path.join(folder, 'outbox'), '');
  for (const [url, payload] of requests) {
    const reply = await server.inject({ method: 'POST', url, payload });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'storage-unavailable']);
    expect(reply.headers['retry-after']).toBe('60');
  }
  await rm(path.join(folder, 'outbox'));
  for (const [url, payload] of requests) {
    expect((await server.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
  }
  await expect.poll(() => readdir(path.join(folder, 'outbox'))).toContainEqual(expect.stringContaining('.json'));
});
