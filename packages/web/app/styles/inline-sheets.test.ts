import { expect, test } from 'vitest';
import { inlineSheets } from './inline-sheets.ts';

const link = '<link rel="stylesheet" href="/assets/root-1.css" data-precedence="root"/>';

test('a known sheet is written into the page, and its link stays for React without being fetched', () => {
  const html = inlineSheets(link, new Map([['/assets/root-1.css', 'p::before{content:"$&"}\n']]));
  expect(html).toBe(
    '<style data-precedence="root">p::before{content:"$&"}</style>' +
      '<link rel="stylesheet" href="/assets/root-1.css" data-precedence="root" disabled/>',
  );
});

test('a sheet that is not known is left to the browser', () => {
  expect(inlineSheets(link, new Map())).toBe(link);
});
