import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  [0, 2, 'bcad'],
  [2, 0, 'cabd'],
  [1, 3, 'acdb'],
  [1, 1, 'abcd'],
])('what stands at %i goes to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order);
});

test('nothing is lost, and the way back is the way', () => {
  const positions = fc
    .array(fc.nat(), { minLength: 1 })
    .chain((list) => fc.tuple(fc.constant(list), fc.nat(list.length - 1), fc.nat(list.length - 1)));
  fc.assert(
    fc.property(positions, ([list, from, to]) => {
      expect(moved(moved(list, from, to), to, from)).toEqual(list);
    }),
  );
});
