import { expect, test } from 'vitest';

import { fontsFor } from './fonts-for.ts';

const sheets = `@font-face{font-family:A;src:url(/assets/latin.woff2) format("woff2");unicode-range:U+0-FF,U+2000-206F}
@font-face{font-family:A;src:url('/assets/thai.woff2');unicode-range:U+0E??}
@font-face{font-family:B;src:url("/assets/all.woff2")}`;

test('only fonts that have letters of the text are kept', () => {
  expect(fontsFor(sheets, 'kite')).toEqual(['/assets/latin.woff2', '/assets/all.woff2']);
  expect(fontsFor(sheets, 'ว่าว')).toEqual(['/assets/thai.woff2', '/assets/all.woff2']);
  expect(fontsFor('', 'kite')).toEqual([]);
});

test('a mark brings no font of its own: it is drawn from that of its letter', () => {
  const marks = `@font-face{src:url(/assets/latin.woff2);unicode-range:U+0-FF,U+300-304}
@font-face{src:url(/assets/hooks.woff2);unicode-range:U+100-24F,U+300-30C}
@font-face{src:url(/assets/phonetic.woff2);unicode-range:U+250-2AF,U+300-304}`;
  expect(fontsFor(marks, 'm\u0300')).toEqual(['/assets/latin.woff2']);
  expect(fontsFor(marks, '\u0199\u0301')).toEqual(['/assets/hooks.woff2']);
});
