import { expect, it } from 'vitest';
import { nativeDigits } from './native-digits.ts';

it('writes numbers as books of a language print them', () => {
  const tags = ['en', 'ar', 'fa', 'prs', 'bn', 'ne', 'my', 'mnw', 'dz', 'hi', 'zh', 'fa-AF', 'x', ''];
  expect(tags.map((tag) => nativeDigits(120, tag))).toEqual([
    '120',
    '١٢٠',
    '۱۲۰',
    '۱۲۰',
    '১২০',
    '१२०',
    '၁၂၀',
    '၁၂၀',
    '༡༢༠',
    '120',
    '120',
    '۱۲۰',
    '120',
    '120',
  ]);
});
