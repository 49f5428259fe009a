import { expect, test } from 'vitest';
import { searchedWords } from './searched-words.ts';

test.each([
  ['  Purple DRAGONS! ', 'purple dragons'],
  ['Éléphant', 'elephant'],
  ['ម៉ៅ ២', 'ម៉ៅ 2'],
  ["the cat's hat", "the cat's hat"],
])('%j is counted as %j', (typed, words) => {
  expect(searchedWords(typed)).toBe(words);
});

test.each([
  'amina@example.org',
  '0712 345 678',
  '٠٧١٢ ٣٤٥',
  'https://example.org',
  'www.example.org',
  'example.org',
  'my name is Amina and I live in a house',
  'x'.repeat(61),
  '?!',
  '',
])('nothing is kept of %j', (typed) => {
  expect(searchedWords(typed)).toBeUndefined();
});
