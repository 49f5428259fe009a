import { expect, test } from 'vitest';
import { createWriteBatch } from './write-batch.ts';

/** A disk that is done when it is told to be. */
function slowDisk() {
  const writes: { items: readonly number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const batch = createWriteBatch<number, number>({
    max: 3,
    write: (items) =>
      new Promise((resolve, reject) => {
        writes.push({ items, end: () => resolve(items.map((item) => item * 10)), fail: reject });
      }),
  });
  return { add: batch.add, writes };
}

test('what comes while a batch is written goes with the next, at most so many, and none overtakes', async () => {
  const { add, writes } = slowDisk();
  const first = [add(1), add(2)];
  await expect.poll(() => writes.length).toBe(1);
  const later = [add(3), add(4), add(5), add(6)];
  await new Promise(setImmediate);
  expect(writes.map(({ items }) => items)).toEqual([[1, 2]]);
  writes[0]?.end();
  expect(await Promise.all(first)).toEqual([10, 20]);
  await expect.poll(() => writes.length).toBe(2);
  writes[1]?.end();
  await expect.poll(() => writes.length).toBe(3);
  writes[2]?.end();
  expect(await Promise.all(later)).toEqual([30, 40, 50, 60]);
  expect(writes.map(({ items }) => items)).toEqual([[1, 2], [3, 4, 5], [6]]);
});

test('a batch that cannot be written fails for those in it, and the next one goes on', async () => {
  const { add, writes } = slowDisk();
  const failed = add(1);
  await expect.poll(() => writes.length).toBe(1);
  const next = add(2);
  writes[0]?.fail(new Error('The disk is full.'));
  await expect(failed).rejects.toThrow('The disk is full.');
  await expect.poll(() => writes.length).toBe(2);
  writes[1]?.end();
  expect(await next).toBe(20);
});
