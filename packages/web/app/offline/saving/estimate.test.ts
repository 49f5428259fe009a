import { expect, test } from 'vitest';

import { estimateBook, offlineWidth, megabytes } from './estimate.ts';

const cover = { url: '/media/pictures/ab', width: 1600, height: 1200, colour: '#ffffff', focus: { x: 50, y: 50 } };
const book = { pageCount: 11, cover, isIllustrated: true, narrationBytes: 0 };

test('a book is told from its cover, else from the mean of all books', () => {
  // "The Great Slow Chase": twelve pictures of 4:3, 133 KB at 640 pixels; its cover takes 5.9 KB at 384.
  const estimate = estimateBook(book, 640, { bytes: 5900, width: 384 }) - 85_000;
  expect(estimate / 133_000).toBeGreaterThan(0.8);
  expect(estimate / 133_000).toBeLessThan(1.4);
  expect(estimateBook(book, 640)).toBeGreaterThan(estimateBook(book, 384));
  expect(estimateBook({ ...book, narrationBytes: 900_000 }, 384) - estimateBook(book, 384)).toBe(900_000);
  expect(estimateBook({ pageCount: 9, cover, isIllustrated: false, narrationBytes: 0 }, 640)).toBe(85_000);
});

test('a device keeps the width that its reader shows', () => {
  expect(offlineWidth({ innerWidth: 360, innerHeight: 740, devicePixelRatio: 2 }, false)).toBe(640);
  expect(offlineWidth({ innerWidth: 412, innerHeight: 900, devicePixelRatio: 3 }, false)).toBe(1080);
  expect(offlineWidth({ innerWidth: 1280, innerHeight: 800, devicePixelRatio: 1 }, false)).toBe(640);
  expect(offlineWidth({ innerWidth: 360, innerHeight: 740, devicePixelRatio: 3 }, true)).toBe(384);
});

test('sizes are said in tenths of a megabyte', () => {
  expect([megabytes(20_000), megabytes(449_000), megabytes(4_040_000)]).toEqual([0.1, 0.4, 4]);
});
