import { expect, test } from 'vitest';

import type { OfflineBook } from '../../../offline/shelf/offline-book.ts';
import { findOfflineBooks, isNarrowed, noFilters } from './find-offline-books.ts';

function saved(title: string, level: number | null, language: string): OfflineBook {
  return { editionId: title, card: { title, level, language: { id: language } } } as OfflineBook;
}

const books = [
  saved('Goat, Dog and Cow', 1, 'en'),
  saved('Don’t be late, Amélie!', 2, 'fr'),
  saved('أرنب وسلحفاة', 2, 'ar'),
  saved('ការអានសៀវភៅ', null, 'km'),
];
const found = (filters: Partial<typeof noFilters>) =>
  findOfflineBooks(books, { ...noFilters, ...filters }).map(({ editionId }) => editionId);

test('a saved book is found by words of its title in any order, half typed, with or without accents and marks', () => {
  expect(found({ words: 'cow, GOAT' })).toEqual(['Goat, Dog and Cow']);
  expect(found({ words: 'dont amel' })).toEqual(['Don’t be late, Amélie!']);
  expect(found({ words: 'ارنب' })).toEqual(['أرنب وسلحفاة']);
  expect(found({ words: 'សៀវភៅ' })).toEqual(['ការអានសៀវភៅ']);
  expect(found({ words: 'goat amélie' })).toEqual([]);
  expect(found({ words: ' ?! ' })).toHaveLength(4);
});

test('levels and languages narrow what is found; chips of one kind add up', () => {
  expect(found({ levels: [2] })).toHaveLength(2);
  expect(found({ levels: [2, null] })).toHaveLength(3);
  expect(found({ levels: [2], languages: ['ar'] })).toEqual(['أرنب وسلحفاة']);
  expect(found({ levels: [1], languages: ['ar'] })).toEqual([]);
});

test('a level whose last book was removed narrows nothing', () => {
  expect(found({ levels: [5] })).toHaveLength(4);
  expect(isNarrowed(books, { ...noFilters, levels: [5] })).toBe(false);
  expect(isNarrowed(books, { ...noFilters, words: 'cow' })).toBe(true);
});
