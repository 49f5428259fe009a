import { expect, test } from 'vitest';
import { languageId } from './language-id.ts';
import { readingMinutes } from './editions/reading-minutes.ts';
import { searchVector } from './search-vector.ts';

const nothing = { title: '', people: [], tags: [], text: [] };

test('words have places and the weight of the part they stand in', () => {
  const vector = searchVector({ title: 'The Kite', people: ['Amina'], tags: ['Wind'], text: ['A kite.', 'Red'] });
  expect(vector.split(' ')).toEqual(["'the':1A", "'kite':2A,36", "'amina':13B", "'wind':24C", "'a':35", "'red':47"]);
});

test('a quote and a backslash in a word do not end it', () => {
  expect(searchVector({ ...nothing, title: String.raw`x\y l'eau` })).not.toContain('\\y');
});

test('a very long text stays within what PostgreSQL takes', () => {
  const vector = searchVector({ ...nothing, text: Array.from({ length: 3000 }, () => 'la la la la la la la') });
  expect(vector.split(',')).toHaveLength(255);
  const many = searchVector({
    ...nothing,
    text: [Array.from({ length: 20_000 }, (_, index) => `w${index}`).join(' ')],
  });
  expect(many).toContain("'w19999':16383");
});

test('the id of a language is the same everywhere, and within what scripts can count', () => {
  expect(languageId('en')).toBe('4846240843956224');
  expect(languageId('sw')).toBe(languageId('sw'));
  const ids = ['sw', 'ar', 'hi', 'zh', 'tw-akua'].map(languageId);
  expect(ids).toEqual([
    '3335985199779279',
    '464324504232339',
    '2240427338500157',
    '580980213698515',
    '1368137259799042',
  ]);
});

test('minutes grow with words and pictures and are never none', () => {
  expect([readingMinutes(0, 0), readingMinutes(50, 10), readingMinutes(450, 12), readingMinutes(900, 20)]).toEqual([
    1, 1, 6, 12,
  ]);
});
