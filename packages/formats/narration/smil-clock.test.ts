import { expect, test } from 'vitest';
import { readSmilClock } from './smil-clock.ts';

test.each([
  ['1.5s', 1500],
  ['00:00:01.500', 1500],
  ['1500ms', 1500],
  ['0.5min', 30_000],
  ['1h', 3_600_000],
  ['7', 7000],
  ['01:30.250', 90_250],
  ['100:00:00', 360_000_000],
  ['npt=12.3s', 12_300],
  [' 0s ', 0],
])('%s is %d milliseconds', (value, expected) => {
  expect(readSmilClock(value)).toBe(expected);
});

test.each(['', 's', '-1s', '1.s', '.5s', '1:2', '00:60:00', '00:00:60', '1s2', 'NaN', '1e3', '1 s'])(
  '"%s" is no clock value',
  (value) => {
    expect(readSmilClock(value)).toBeUndefined();
  },
);
