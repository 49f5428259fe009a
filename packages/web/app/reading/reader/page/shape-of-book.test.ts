import { expect, test } from 'vitest';

import { shapeOfBook } from './shape-of-book.ts';

const focus = { x: 50, y: 50 };
const page = (width: number, height: number, text = 'Stamp!', kind: 'cover' | 'story' = 'story') => ({
  kind,
  text,
  isShort: text.length < 100,
  picture: { url: '/media/pictures/a', width, height, colour: '#aabbcc', focus },
});

test('a book has the shape of its middle picture, whatever its cover and one odd page are', () => {
  const pages = [page(900, 900, '', 'cover'), page(800, 600), page(400, 600), page(800, 600), page(800, 600)];
  expect(shapeOfBook(pages, 1)['--book-r']).toBe(1.333);
});

test('the page with most words says how high it is at least', () => {
  const minHeightOf = (text: string) =>
    Number.parseInt(shapeOfBook([page(800, 600), page(800, 600, text)], 3)['--book-least'] ?? '', 10);
  expect(minHeightOf('Stamp!')).toBeLessThan(10);
  expect(minHeightOf('kites '.repeat(250))).toBeGreaterThan(60);
});

test('pictures above their words, and those without any, say nothing of the shape', () => {
  expect(shapeOfBook([page(1900, 600), page(600, 600, '')], 2)).toEqual({});
  expect(shapeOfBook([{ ...page(1, 1), picture: null }], 2)).toEqual({});
});
