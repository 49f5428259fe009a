import { expect, test } from 'vitest';

import { alignTimings } from './align-timings.ts';

const told = 'The red\nkite flew.';

test('marks move with the white space that the page sets otherwise', () => {
  const shown = 'The red kite  flew.';
  const marks = alignTimings(
    [
      [0, 300, 0, 3],
      [300, 600, 4, 7],
      [600, 900, 8, 12],
      [900, 1200, 13, 18],
    ],
    told,
    shown,
  );
  expect(marks.map(({ start, end }) => shown.slice(start, end))).toEqual(['The', 'red', 'kite', 'flew.']);
  expect(marks[2]).toMatchObject({ startMs: 600, endMs: 900 });
});

test('a mark over a line break spans it', () => {
  const [mark] = alignTimings([[0, 900, 4, 12]], told, 'The red kite flew.');
  expect(mark).toEqual({ startMs: 0, endMs: 900, start: 4, end: 12 });
});

test('nothing is marked on a page that has other words', () => {
  expect(alignTimings([[0, 300, 0, 3]], told, 'The blue kite flew.')).toEqual([]);
});
