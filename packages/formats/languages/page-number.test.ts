import { expect, it } from 'vitest';
import { pageNumber } from './page-number.ts';

it.each([
  ['en', 'Latn', '12'],
  ['ar', 'Arab', '١٢'],
  ['ar-MA', 'Arab', '12'],
  ['fa', 'Arab', '۱۲'],
  ['prs', 'Arab', '۱۲'],
  ['ne', 'Deva', '१२'],
  ['hi', 'Deva', '12'],
  ['bn', 'Beng', '১২'],
  ['my', 'Mymr', '၁၂'],
  ['dz', 'Tibt', '༡༢'],
  ['sd', 'Arab', '١٢'],
  ['ur', 'Arab', '12'],
])('a page of a book in %s is numbered as such books are', (tag, script, number) => {
  expect(pageNumber(12, { tag, script })).toBe(number);
});

it('a language that CLDR does not know takes the digits of a Myanmar script, else 0-9', () => {
  expect(pageNumber(12, { tag: 'mnw', script: 'Mymr' })).toBe('၁၂');
  expect(pageNumber(12, { tag: 'rki', script: 'Mymr' })).toBe('၁၂');
  expect(pageNumber(12, { tag: 'lgg-x-official', script: 'Latn' })).toBe('12');
});

it('no thousands are parted', () => {
  expect(pageNumber(1234, { tag: 'en', script: 'Latn' })).toBe('1234');
});
