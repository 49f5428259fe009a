import { expect, test } from 'vitest';

import { sameOriginPath } from './same-origin-path.ts';

test.each([
  ['/search?q=kite&level=2', '/search?q=kite&level=2'],
  ['/book/%D8%B7', '/book/%D8%B7'],
])('%s is a path of this site', (to, path) => {
  expect(sameOriginPath(to)).toBe(path);
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
  expect(sameOriginPath(to)).toBe('/');
});
