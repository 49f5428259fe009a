import type { Database } from '@letsread/database/database.ts';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runOnNotice } from './run-on-notice.ts';

test('a notice that comes during work that fails is heeded after it', async () => {
  let notify = () => {};
  const listen = async (_channel: string, onNotice: () => void) => {
    notify = onNotice;
    return async () => {};
  };
  const errors: unknown[] = [];
  const first = Promise.withResolvers<void>();
  let runs = 0;
  const stop = await runOnNotice(
    { database: { listen } as unknown as Database, channel: 'catalogue' },
    async () => {
      runs += 1;
      if (runs === 1) await first.promise;
    },
    (error) => errors.push(error),
  );
  notify();
  notify();
  first.reject(new Error('no room on the disk'));
  await setImmediate();
  await stop();
  expect([runs, errors]).toEqual([2, [new Error('no room on the disk')]]);
});

test.each([0, 1, 2, 3, 4, 5, 6])('a notice that comes %i steps after the end of the work is heeded', async (steps) => {
  let notify = () => {};
  const listen = async (_channel: string, onNotice: () => void) => {
    notify = onNotice;
    return async () => {};
  };
  const first = Promise.withResolvers<void>();
  let runs = 0;
  const stop = await runOnNotice(
    { database: { listen } as unknown as Database, channel: 'catalogue' },
    async () => {
      runs += 1;
      await first.promise;
    },
    () => {},
  );
  notify();
  first.resolve();
  for (let step = 0; step < steps; step++) await Promise.resolve();
  notify();
  await setImmediate();
  await stop();
  expect(runs).toBe(2);
});
