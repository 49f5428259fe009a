import { randomBytes } from 'node:crypto';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitRequests } from './limit-requests.ts';
import { openRequestCounts } from './request-counts.ts';

test.runIf(testDatabaseKinds.includes('server'))('a limit holds for all processes of a library together', async () => {
  const database = await openTestDatabase('server');
  onTestFinished(() => database.close());
  const key = randomBytes(32);
  const openProcess = async () => {
    const counts = await openRequestCounts(database, {
      key,
      onError: (error) => {
        throw error;
      },
    });
    const server = Fastify();
    await limitRequests(server, { maxAMinute: 64, store: counts.store });
    server.get('/api/any', async () => 'answered');
    onTestFinished(async () => {
      await server.close();
      await counts.close();
    });
    return async (remoteAddress: string) => (await server.inject({ url: '/api/any', remoteAddress })).statusCode;
  };
  const [one, other] = [await openProcess(), await openProcess()];

  let requests = 0;
  for (; requests < 60; requests++) expect(await one('192.0.2.1')).toBe(200);
  // It knows of the first one's sixty half a second later: far fewer than its own sixty-four are answered.
  await expect
    .poll(async () => {
      requests += 1;
      return other('192.0.2.1');
    })
    .toBe(429);
  expect(requests).toBeLessThan(60 + 64);
  await expect.poll(() => one('192.0.2.1')).toBe(429);
  expect([await one('192.0.2.2'), await other('192.0.2.2')]).toEqual([200, 200]);
});
