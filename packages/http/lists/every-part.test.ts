import { expect, test } from 'vitest';
import { everyPart } from './every-part.ts';

test('a part is asked for when it is wanted, and nothing more once nobody wants any', async () => {
  const asked: (string | undefined)[] = [];
  const parts = everyPart((cursor) => {
    asked.push(cursor);
    return Promise.resolve({ items: [asked.length], cursor: String(asked.length) });
  });
  expect(asked).toEqual([]);
  await expect(parts.next()).resolves.toEqual({ value: [1], done: false });
  expect(asked).toEqual([undefined]);
  await expect(parts.next()).resolves.toEqual({ value: [2], done: false });
  await parts.return();
  await expect(parts.next()).resolves.toEqual({ value: undefined, done: true });
  expect(asked).toEqual([undefined, '1']);
});
