import { expect, test } from 'vitest';

import { alignTimings } from './align-timings.ts';

const recordedText = 'The red\nkite flew.';

test('timings move with the white space that the page sets otherwise', () => {
  const shown = 'The red kite  flew.';
  const timings = alignTimings(
    [
      [0, 300, 0, 3],
      [300, 600, 4, 7],
      [600, 900, 8, 12],
      [900, 1200, 13, 18],
    ],
    recordedText,
    shown,
  );
  expect(timings.map(({ start, end }) => shown.slice(start, end))).toEqual(['The', 'red', 'kite', 'flew.']);
  expect(timings[2]).toMatchObject({ startMs: 600, endMs: 900 });
});

test('a mark over a line break spans it', () => {
  const [timing] = alignTimings([[0, 900, 4, 12]], recordedText, 'The red kite flew.');
  expect(timing).toEqual({ startMs: 0, endMs: 900, start: 4, end: 12 });
});

test('nothing is marked on a page that has other words', () => {
  expect(alignTimings([[0, 300, 0, 3]], recordedText, 'The blue kite flew.')).toEqual([]);
});
