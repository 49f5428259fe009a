import { expect, test } from 'vitest';

import { samePlace } from './same-place.ts';

test.each([
  ['/search?q=kite&level=2', '/search?q=kite&level=2'],
  ['/book/%D8%B7', '/book/%D8%B7'],
])('%s is a place of this site', (to, place) => {
  expect(samePlace(to)).toBe(place);
});

test.each([
  ['https://elsewhere.example/'],
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['/.//elsewhere.example/x'],
  ['/a/..//elsewhere.example'],
  ['javascript:alert(1)'],
  ['book'],
  [''],
  [null],
  ['/' + 'a'.repeat(3000)],
])('%s leads home', (to) => {
  expect(samePlace(to)).toBe('/');
});
