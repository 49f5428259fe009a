import { expect, test } from 'vitest';
import { pageAddress, pageNumberFrom } from './page-address.ts';

test('an address keeps a slug of any script', () => {
  expect(pageAddress('the-red-kite', 3)).toBe('/read/the-red-kite/3');
  expect(decodeURIComponent(pageAddress('الطائرة-الحمراء', 0))).toBe('/read/الطائرة-الحمراء/0');
});

test('a page is named in one way only', () => {
  expect(pageNumberFrom('0')).toBe(0);
  expect(pageNumberFrom('12')).toBe(12);
  for (const other of ['', '01', '-1', '1.5', '1e1', ' 1', '٣', 'cover', '99999', undefined])
    expect(pageNumberFrom(other)).toBeUndefined();
});
