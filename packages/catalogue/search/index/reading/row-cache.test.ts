import { expect, test } from 'vitest';
import { RowCache } from './row-cache.ts';

test('what was read is not read again, until there is too much: then what was read first is', () => {
  const cache = new RowCache<{ row: number }>(3);
  const read: number[] = [];
  const get = (...numbers: number[]) =>
    cache
      .get(numbers, (missing) => {
        read.push(...missing);
        return missing.flatMap((number) => (number < 9 ? [[number, { row: number }] as const] : []));
      })
      .map((value) => value?.row);
  expect(get(2, 1)).toEqual([2, 1]);
  expect(get(1, 9, 3, 2)).toEqual([1, undefined, 3, 2]);
  expect(read).toEqual([2, 1, 9, 3]);
  // More than it holds is answered all the same.
  expect(get(1, 4, 5, 2)).toEqual([1, 4, 5, 2]);
  expect(get(3, 4, 5)).toEqual([3, 4, 5]);
  expect(read).toEqual([2, 1, 9, 3, 4, 5]);
  expect(get(2, 1)).toEqual([2, 1]);
  expect(read).toEqual([2, 1, 9, 3, 4, 5, 2, 1]);
  cache.clear();
  expect(get(1)).toEqual([1]);
  expect(read.slice(8)).toEqual([1]);
});
