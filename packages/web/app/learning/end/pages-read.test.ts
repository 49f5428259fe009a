import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pagesRead } from './pages-read.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('a book is read when half of its pages were turned to, also in another document or on another day', () => {
  for (const page of [1, 2, 2, 3, 4]) pagesRead('7', 10).note(page);
  expect(pagesRead('7', 10).isRead()).toBe(false);
  pagesRead('7', 10).note(9);
  expect(pagesRead('7', 10).isRead()).toBe(true);
  expect(pagesRead('8', 10).isRead()).toBe(false);
});

test('the cover is no page of the story', () => {
  pagesRead('7', 2).note(0);
  expect(pagesRead('7', 2).isRead()).toBe(false);
});

test('where storage is switched off, who comes to the end is believed', () => {
  const refuse = () => {
    throw new Error('storage is switched off');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const pages = pagesRead('7', 10);
  pages.note(1);
  expect(pages.isRead()).toBe(true);
  pages.forget();
});

test('a book that is read again is read from its beginning', () => {
  const pages = pagesRead('7', 2);
  pages.note(1);
  pages.forget();
  expect(pages.isRead()).toBe(false);
});
