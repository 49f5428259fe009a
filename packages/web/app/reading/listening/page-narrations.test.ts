import { expect, test } from 'vitest';

import { numberPages } from './page-narrations.ts';

test('pages are numbered as the reader numbers them, whatever numbers they have', () => {
  const page = (number: number) => ({
    number,
    text: `page ${number}`,
    picture: null,
    alt: '',
    narration: null,
    sign: null,
  });
  const pages = numberPages({ pages: [page(4), page(0), page(2)] });
  expect([...pages].map(([number, { text }]) => [number, text])).toEqual([
    [0, 'page 0'],
    [1, 'page 2'],
    [2, 'page 4'],
  ]);
});
