import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['Bytes= 5-6 ', { first: 5, last: 6 }],
])('%s of a hundred bytes is a range', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999-'])(
  '%s lies outside a hundred bytes',
  (header) => {
    expect(readByteRange(header, 100)).toBe('none');
  },
);

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-3',
  'bytes=0-1,3-4',
  'lines=0-1',
  'bytes=a-b',
  'bytes=1e1-',
  '0-1',
])('%s is answered with the whole file', (header) => {
  expect(readByteRange(header, 100)).toBeUndefined();
});
