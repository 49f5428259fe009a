import { expect, test } from 'vitest';
import { matchEpubPages } from './match-epub-pages.ts';

const edition = {
  title: 'The Red Kite',
  pages: new Map([
    [0, ''],
    [1, 'Amina has a red kite.'],
    [2, ''],
    [3, 'Up, up!'],
    [4, 'Up, up!'],
  ]),
};

function papers(...texts: string[]) {
  return texts.map((text, at) => ({ name: `p${at}`, text, sound: text.startsWith('(') ? undefined : 'a.mp3' }));
}

function match(...texts: string[]): Record<string, number> {
  return Object.fromEntries(matchEpubPages(papers(...texts), edition, 'kite.epub'));
}

test('pages are known by their words, whatever their signs and spaces; the title is the cover', () => {
  expect(match('The RED kite, by Amina', '(Imprint)', 'amina  has a red “kite”', 'Up up', '(Map)', 'UP, up.')).toEqual({
    p0: 0,
    p2: 1,
    p3: 3,
    p5: 4,
  });
});

test('with as many pages they are taken in order, with and without a cover', () => {
  expect(match('Cover', 'Kite one', '(picture)', 'Up, up!', 'Down')).toEqual({ p0: 0, p1: 1, p2: 2, p3: 3, p4: 4 });
  expect(match('Kite one', '(picture)', 'Up, up!', 'Down')).toEqual({ p0: 1, p1: 2, p2: 3, p3: 4 });
});

test('words that are nowhere, in a book of another length, are told with their page', () => {
  expect(() => match('The Red Kite', 'The wind blows')).toThrow(
    'kite.epub: p1: the edition has no page with these words ("The wind blows"), and the book has 2 pages, the edition 5 with its cover.',
  );
});
