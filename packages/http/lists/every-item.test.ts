import { expect, test } from 'vitest';
import { everyItem } from './every-item.ts';

test('a list is read to its end, each part once', async () => {
  const asked: (string | undefined)[] = [];
  const parts = new Map([
    [undefined, { items: [1, 2], cursor: 'b' }],
    ['b', { items: [], cursor: 'c' }],
    ['c', { items: [3] }],
  ]);
  const all = await everyItem(async (cursor) => {
    asked.push(cursor);
    return parts.get(cursor) ?? { items: [] };
  });
  expect(all).toEqual([1, 2, 3]);
  expect(asked).toEqual([undefined, 'b', 'c']);
});
