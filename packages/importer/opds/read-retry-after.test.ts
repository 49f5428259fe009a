import { expect, test } from 'vitest';
import { readRetryAfter } from './read-retry-after.ts';

const now = new Date('1994-11-06T08:49:07Z');

test.each([
  ['30', 30_000],
  [' 0 ', 0],
  ['Sun, 06 Nov 1994 08:49:37 GMT', 30_000],
  ['Sunday, 06-Nov-94 08:49:37 GMT', 30_000],
  ['Sun Nov  6 08:49:37 1994', 30_000],
  ['Sun, 06 Nov 1994 08:40:00 GMT', 0],
])('a Retry-After of "%s" is a wait of %i ms', (header, waitMs) => {
  expect(readRetryAfter(header, now)).toBe(waitMs);
});

test.each([
  '',
  '-1',
  '1.5',
  '1e3',
  'soon',
  'Sun, 99 Nov 1994 08:49:37 GMT',
  'Sun, 06 Abc 1994 08:49:37 GMT',
  '1994-11-06',
])('a Retry-After of "%s" says nothing', (header) => {
  expect(readRetryAfter(header, now)).toBeUndefined();
});
