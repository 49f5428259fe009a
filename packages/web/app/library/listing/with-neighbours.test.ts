import { expect, test } from 'vitest';

import { withNeighbours } from './with-neighbours.ts';

test('each in the order knows the first and between which it stands one place up and down; the others stand behind', () => {
  const all = ['gone', 'a', 'b', 'c'].map((id) => ({ id }));
  expect(withNeighbours(all, ({ id }) => id !== 'gone')).toEqual([
    { id: 'a', place: { first: 'a', above: undefined, below: 'c' } },
    { id: 'b', place: { first: 'a', above: 'a', below: '' } },
    { id: 'c', place: { first: 'a', above: 'b', below: undefined } },
    { id: 'gone', place: undefined },
  ]);
});
