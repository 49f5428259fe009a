import path from 'node:path';
import { temporaryFolder } from '@letsread/media/testing/made-pictures.ts';
import { expect, test } from 'vitest';
import { englishLanguageId } from '../../contract.ts';
import { findMatches } from './find-matches.ts';
import type { IndexBook } from './index-document.ts';
import { IndexReader } from './reading/index-reader.ts';
import { IndexWriter } from './writing/index-writer.ts';

const frenchId = '2';

/** More than are put in order here: then the index is asked for one order after the other. */
const many = 400;

interface Named {
  title: string;
  people?: string[];
  themes?: string[];
  languageId?: string;
  text?: string;
}

function book(id: number, ...editions: Named[]): IndexBook {
  return {
    id: String(id),
    tags: editions[0]?.themes?.map((theme, at) => ({ id: String(at + 1), words: [theme] })) ?? [],
    documents: editions.map(({ title, people = [], languageId = englishLanguageId, text = '' }, at) => ({
      editionId: String(10 * id + at),
      languageId,
      languageTag: languageId === frenchId ? 'fr' : 'en',
      title,
      subtitle: '',
      people,
      texts: [text],
      length: 'short',
      author: '',
      cover: 0,
      card: {
        bookId: String(id),
        editionId: String(10 * id + at),
        slug: `book-${id}-${at}`,
        title,
        language: { id: languageId, name: languageId, direction: 'ltr', tag: 'en', script: 'Latn' },
        level: 1,
        readAloud: false,
        pageCount: 8,
        minutes: 2,
        cover: { url: '/media/cover.webp', width: 400, height: 400, sizes: [], dominantColour: '#ffffff', hash: '' },
        isIllustrated: true,
        narrationBytes: 0,
        isSigned: false,
      } as never,
    })),
  };
}

/** In the order in which they are read least: what is looked for decides, not this. */
const books = [
  book(1, { title: 'A Day at Sea', text: 'The wind blew over the red boat.' }),
  book(2, { title: 'Windows and Reds' }),
  book(3, { title: 'Red Hats in Windy Weather' }),
  book(4, { title: 'Red Hat', themes: ['wind'] }),
  book(5, { title: 'Far Away', people: ['Red Wind'] }),
  book(6, { title: 'Wind, So Red' }),
  book(7, { title: 'The Red Wind of May' }),
  book(8, { title: 'The Green Mill' }, { title: 'Red Wind', languageId: frenchId }),
  book(9, { title: 'Red Wind' }),
];

const fillers = Array.from({ length: many }, (_, at) => book(100 + at, { title: `Red Winds, Part ${at}` }));

function indexOf(folder: string, all: IndexBook[]): IndexReader {
  const file = path.join(folder, 'index.sqlite');
  const writer = new IndexWriter(file, true);
  writer.write({ kind: 'books', books: all, ranks: all.map((_book, at) => ({ rank: at + 1, recent: 0 })) });
  writer.write({ kind: 'finish', version: '', watermark: '' });
  writer.close();
  return new IndexReader(file);
}

test.each([
  ['few', []],
  ['many', fillers],
])(
  'titles come before people, themes and texts, whole words before beginnings and forms: %s names',
  async (_, more) => {
    await using place = await temporaryFolder();
    const reader = indexOf(place.folder, [...books, ...more]);
    const language = reader.languages().get(englishLanguageId);
    const find = (typed: string, isOfTitles = false) =>
      reader
        .factsOf(findMatches(reader, { typed, language, filters: [], isOfTitles }).rowids)
        .flatMap(({ book: id }) => (id < 100 ? id : []));
    // The whole title; the words together; all of them in a title; of a person; in title and theme; called so elsewhere;
    // beginnings in a title; other forms; in the text.
    expect(find('red wind')).toEqual([9, 7, 6, 5, 4, 8, 3, 2, 1]);
    expect(find('red wind', true)).toEqual([9, 7, 6, 8, 3, 2]);
    reader.close();
  },
);

/** So many words that begin alike: "kitea", "kiteb" … */
const longerWords = (word: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${word}${String.fromCharCode(97 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`,
  );

test.each([
  ['kite', 0],
  ['kite', 3],
  ['kite', 60],
  ['ox', 3],
  ['ox', 60],
])('in texts "%s" stands before the %i longer words that it may be the beginning of', async (word, count) => {
  await using place = await temporaryFolder();
  const longer = longerWords(word, count).map((text, at) => book(10 + at, { title: 'Wings', text }));
  const reader = indexOf(place.folder, [
    book(1, { title: 'Ailes', languageId: frenchId, text: `${word}elle` }),
    ...longer,
    book(2, { title: 'Wings', text: `A ${word} is up there.` }),
    book(3, { title: 'Wings', text: `Nobody is up there.` }),
  ]);
  const find = (typed: string, languageId: string | undefined) => {
    const language = languageId === undefined ? undefined : reader.languages().get(languageId);
    return reader.factsOf(findMatches(reader, { typed, language, filters: [] }).rowids).map(({ book: id }) => id);
  };
  const others = longer.map(({ id }) => Number(id));
  expect(find(word, englishLanguageId)).toEqual([2, ...others]);
  expect(find(`there ${word}`, englishLanguageId)).toEqual([2]);
  expect(find(word, frenchId)).toEqual([1]);
  expect(find(word, undefined)).toEqual([2, 1, ...others]);
  reader.close();
});
