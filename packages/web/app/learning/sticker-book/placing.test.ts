import { expect, test } from 'vitest';

import { afterKey, moved, pagesOf, turned } from './placing.ts';

const middle = { page: 1, x: 0.5, y: 0.5, angle: 0 };

test('a sticker never leaves the page', () => {
  expect(moved(middle, 2, -2)).toMatchObject({ x: 1, y: 0 });
});

test('arrow keys move in steps, brackets turn, and Page Up and Page Down go to other pages', () => {
  expect(afterKey(middle, 'ArrowLeft', 2)).toMatchObject({ x: 0.45, y: 0.5 });
  expect(afterKey(middle, 'ArrowDown', 2)).toMatchObject({ x: 0.5, y: 0.55 });
  expect(afterKey(middle, ']', 2)).toMatchObject({ angle: 15 });
  expect(afterKey(middle, 'PageDown', 2)).toMatchObject({ page: 2 });
  expect(afterKey({ ...middle, page: 2 }, 'PageDown', 2)).toMatchObject({ page: 2 });
  expect(afterKey(middle, 'a', 2)).toBeUndefined();
});

test('turning goes on all the way round and stays what the library takes', () => {
  expect(turned({ ...middle, angle: 180 }, 15).angle).toBe(-165);
  expect(turned({ ...middle, angle: -180 }, -15).angle).toBe(165);
  expect(turned({ ...middle, angle: 165 }, 15).angle).toBe(180);
  expect(turned({ ...middle, angle: -165 }, -15).angle).toBe(-180);
});

test('the book grows by a page when its last one fills', () => {
  expect(pagesOf([])).toBe(2);
  expect(pagesOf([{ ...middle, page: 4 }, null])).toBe(4);
  expect(pagesOf(Array.from({ length: 8 }, () => ({ ...middle, page: 2 })))).toBe(3);
  expect(pagesOf(Array.from({ length: 8 }, () => ({ ...middle, page: 99 })))).toBe(99);
});

test('the page that is open is one of the book’s, though its last sticker was taken out', () => {
  expect(pagesOf([{ ...middle, page: 2 }, null], 3)).toBe(3);
  expect(pagesOf([{ ...middle, page: 2 }, null], 2)).toBe(2);
});
