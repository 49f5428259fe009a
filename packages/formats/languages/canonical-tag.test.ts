import { expect, test } from 'vitest';
import { canonicalTag } from './canonical-tag.ts';

test.each([
  ['en', 'en'],
  ['eng', 'en'],
  ['EN_us', 'en-US'],
  ['ha-ne', 'ha-NE'],
  ['zh-hans', 'zh-Hans'],
])('%s is %s', (tag, known) => {
  expect(canonicalTag(tag)).toBe(known);
});

test.each(['', 'und', 'zxx', 'mul', 'mis-Latn', 'English', 'nepali', 'a language', 'x-kite', '*'])(
  '%j names no language',
  (tag) => {
    expect(canonicalTag(tag)).toBeUndefined();
  },
);
