import { expect, test } from 'vitest';
import { acceptedEncodings } from './accepted-encodings.ts';

test.each([
  [undefined, { br: false, gzip: false }],
  ['', { br: false, gzip: false }],
  ['gzip, deflate, br, zstd', { br: true, gzip: true }],
  ['GZIP;q=0.5', { br: false, gzip: true }],
  ['br;q=0, gzip', { br: false, gzip: true }],
  ['gzip;q=high', { br: false, gzip: false }],
  ['identity', { br: false, gzip: false }],
])('%j takes %j, each time it is asked', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
  expect(acceptedEncodings(header)).toEqual(encodings);
});
