import type { Book } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import { expect, test } from 'vitest';

import { bookFacts } from './book-facts.ts';

const picture = { url: '/media/covers/1-0123456789abcdef', width: 640, height: 800, colour: '#f6cf52' };
const book = {
  bookId: '1',
  editionId: '2',
  slug: 'kite',
  title: 'The Red Kite',
  description: '',
  language: { id: '1', name: 'English', languageISOCode: 'en', script: 'Latn', direction: 'ltr' },
  level: 1,
  levelSource: 'computed',
  publisher: '',
  cover: picture,
  pageCount: 3,
  minutes: 1,
  tags: [],
  credits: [
    { role: 'AUTHOR', name: 'Amina Kite' },
    { role: 'OTHER', name: 'Figures: Fluent Emoji by Microsoft, MIT licence' },
  ],
  licence: { code: 'CC-BY', name: 'CC BY', url: 'https://creativecommons.org/licenses/by/4.0/' },
  narrationBytes: 0,
  publishedAt: null,
  updatedAt: '2026-11-21T08:00:00Z',
} as unknown as Book;

const factsOf = (changes: Partial<Book> = {}, isPrintable = true) =>
  JSON.parse(
    JSON.stringify(
      bookFacts(
        { ...book, ...changes },
        { origin: 'https://library.example', t: ((key: string) => key) as Translate, isPrintable },
      ),
    ),
  ) as Record<string, unknown>;

test('ages are told only where a person chose the level', () => {
  expect(factsOf()['typicalAgeRange']).toBeUndefined();
  expect(factsOf({ levelSource: 'editor' })['typicalAgeRange']).toBe('0-3');
});

test('a figure’s licence is no person, and an unknown publisher is not us', () => {
  expect(JSON.stringify(factsOf())).not.toContain('Fluent Emoji');
  expect(factsOf()['publisher']).toBeUndefined();
  expect(factsOf({ publisher: 'Kite Press' })['publisher']).toMatchObject({ name: 'Kite Press' });
});

test('a credit is a name of nobody knows what, but that of the publisher is an organisation’s', () => {
  const credits: Book['credits'] = [
    { role: 'AUTHOR', name: 'Ghanaian folktale' },
    { role: 'AUTHOR', name: 'Kite Press' },
    { role: 'ILLUSTRATOR', name: 'Amina Kite' },
  ];
  const facts = factsOf({ publisher: 'Kite Press', credits });
  expect(facts['author']).toEqual([{ name: 'Ghanaian folktale' }, { '@type': 'Organization', name: 'Kite Press' }]);
  expect(facts['illustrator']).toEqual([{ name: 'Amina Kite' }]);
  expect(factsOf({ publisher: '' })['author']).toEqual([{ name: 'Amina Kite' }]);
});

test('a book that cannot be printed names no PDF', () => {
  expect(JSON.stringify(factsOf())).toContain('application/pdf');
  expect(JSON.stringify(factsOf({}, false))).not.toContain('application/pdf');
  expect(factsOf()['image']).toBe('https://library.example/media/covers/1-0123456789abcdef/640.jpg');
});
