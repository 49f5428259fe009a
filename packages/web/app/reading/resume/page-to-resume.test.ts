import { expect, test } from 'vitest';

import { pageToResume } from './page-to-resume.ts';

const position = { page: 5, pages: 10, finishedAt: undefined };

test('reading goes on at the page that was read last', () => {
  expect(pageToResume(position, 10)).toBe(5);
});

test('a book never opened, only opened, or read to its end begins at its cover', () => {
  expect(pageToResume(undefined, 10)).toBeUndefined();
  expect(pageToResume({ ...position, page: 0 }, 10)).toBeUndefined();
  expect(pageToResume({ ...position, page: 10, finishedAt: '2026-11-22T08:00:00.000Z' }, 10)).toBeUndefined();
});

test('in an edition with other pages as much of the book lies behind the reader', () => {
  expect(pageToResume(position, 20)).toBe(10);
  expect(pageToResume({ ...position, page: 1 }, 3)).toBe(1);
  expect(pageToResume({ ...position, page: 11 }, 10)).toBe(10);
});
