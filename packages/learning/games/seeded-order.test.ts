import { expect, test } from 'vitest';
import { seededDisorder, seededOrder } from './seeded-order.ts';

const words = ['the', 'cat', 'sat', 'down', 'here'];

test('an order is the same for the same seed, and has every item once', () => {
  expect(seededOrder(words, 'edition 7, page 2')).toEqual(seededOrder(words, 'edition 7, page 2'));
  expect(seededOrder(words, 'edition 7, page 2').toSorted()).toEqual(words.toSorted());
});

test('an order that children have seen never changes', () => {
  expect(seededOrder(words, '4846240843956224/drag-3-1')).toEqual(['cat', 'the', 'down', 'sat', 'here']);
});

test('seeds lead to different orders', () => {
  const orders = Array.from({ length: 200 }, (_, seed) => seededOrder(words, `seed ${seed}`).join(' '));
  expect(new Set(orders).size).toBeGreaterThan(80);
});

test('a disorder is never the order that was given', () => {
  for (let seed = 0; seed < 200; seed += 1) expect(seededDisorder(['a', 'b'], String(seed))).toEqual(['b', 'a']);
});

test('what has one item or none has only one order', () => {
  expect(seededDisorder(['a'], 'seed')).toEqual(['a']);
  expect(seededDisorder([], 'seed')).toEqual([]);
});
