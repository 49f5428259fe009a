import { expect, test } from 'vitest';
import { stopsOf } from './stops.ts';

const pages = (last: number) => Array.from({ length: last + 1 }, (_, number) => ({ number }));

test.each([
  ['the pages that questions name', 12, [7, 3, 7], [3, 7]],
  ['three pages at the most', 12, [9, 2, 4, 6], [2, 4, 6]],
  ['neither the cover nor the last page', 12, [0, 12, 5], [5, 6]],
  ['the middle and the one before the last where there are no questions', 12, [], [6, 11]],
  ['the middle beside the only one', 12, [9], [6, 9]],
  ['no page twice, where the middle is the one before the last', 3, [], [1, 2]],
  ['one of two pages', 2, [], [1]],
  ['no page where all is on one', 1, [1], []],
  ['no page where there is only a cover', 0, [0], []],
  ['no page that an older edition had', 4, [40], [2, 3]],
])('a lesson stops at %s', (_, last, named, stops) => {
  expect(stopsOf(pages(last), named)).toEqual(stops);
});

test('a book without a cover of its own has stops too', () => {
  expect(stopsOf([{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }], [])).toEqual([2, 3]);
});
