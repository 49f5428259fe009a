import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { countWords } from '@letsread/formats/words/word-count.ts';
import { inspectPicture } from '@letsread/media/pictures/inspect-picture.ts';
import { interfaceLanguages } from '@letsread/interface-text/interface-languages.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { readStarter, type Starter } from './starter-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const codes = interfaceLanguages.map(({ code }) => code);
/** Every book is in these; the short ones are in all languages of the screens. Those for learning letters are in the languages of their ladders. */
const inEveryBook = ['ar', 'en', 'es', 'fr', 'hi', 'id', 'ur', 'vi'];
/** Words of the whole English text by level (starter/README.md). */
const maxWords = [74, 239, 494, 774, 900];

let starter: Starter;
beforeAll(async () => {
  starter = await readStarter(path.join(root, 'starter'));
});

describe('the starter library', () => {
  test('has 34 books, most of them short', () => {
    const levels = [1, 2, 3, 4, 5].map((level) => starter.books.filter((book) => book.level === level).length);
    expect(levels).toEqual([12, 10, 5, 4, 3]);
  });

  test('has every book in eight languages, and the short ones in every language of the screens', () => {
    for (const { slug, level, editions, tags } of starter.books) {
      const found = editions.map(({ languageCode }) => languageCode);
      if (tags.includes('letter-by-letter')) {
        expect(found, slug).toContain('en');
        continue;
      }
      expect([slug, found]).toEqual([slug, level <= 2 ? codes : inEveryBook]);
    }
  });

  test('has five to twelve pages a book and no more words than its level has', () => {
    for (const { slug, level, editions } of starter.books) {
      const [, ...pages] = editions.find(({ languageCode }) => languageCode === 'en')?.pages ?? [];
      expect(pages.length, slug).toBeGreaterThanOrEqual(5);
      expect(pages.length, slug).toBeLessThanOrEqual(12);
      const words = pages.reduce((sum, { text }) => sum + countWords(text, 'en'), 0);
      expect(words, slug).toBeLessThanOrEqual(maxWords[level - 1] ?? 0);
      if (level > 1) expect(words, slug).toBeGreaterThan(maxWords[level - 2] ?? 0);
    }
  });

  test('tells a wordless book in its pictures alone, in every language', () => {
    for (const { slug, editions } of starter.books) {
      const shapes = editions.map(({ pages }) => pages.map(({ text }) => text !== '').join());
      expect(new Set(shapes).size, slug).toBe(1);
    }
    const isWordless = (book: Starter['books'][number]) => book.tags.includes('wordless');
    expect(starter.books.filter(isWordless).length).toBeGreaterThan(0);
    for (const { editions } of starter.books.filter(isWordless))
      for (const { pages } of editions) expect(pages.map(({ text }) => text).join('')).toBe('');
  });

  test('says of every edition how it was made, and credits nobody else: its words and pictures are its own', () => {
    for (const { slug, licence, credits, editions } of starter.books) {
      expect([slug, licence]).toEqual([slug, 'CC-BY-4.0']);
      expect([slug, new Set(credits.map(({ name }) => name))]).toEqual([slug, new Set(['Let’s Read starter library'])]);
      const inEnglish = editions.find(({ languageCode }) => languageCode === 'en')?.made;
      for (const { file, languageCode, made } of editions)
        if (languageCode !== 'en') expect(made, file).not.toBe(inEnglish);
    }
  });

  test('has pages of 1200 by 900, square covers, at most 60 KB, and a sheet of them in docs/starter', async () => {
    const sheets = await readdir(path.join(root, 'docs/starter'));
    for (const { slug, pictures } of starter.books) {
      expect(sheets).toContain(`${slug}.webp`);
      for (const [number, { file, bytes }] of pictures.entries()) {
        const { width, height, format } = await inspectPicture(bytes);
        const tall = number === 0 ? 1200 : 900;
        expect([file, width, height, format]).toEqual([file, 1200, tall, 'webp']);
        expect(bytes.length, file).toBeLessThanOrEqual(60 * 1024);
      }
    }
  });

  test('has seven collections and its themes and paths named in every language of the screens', () => {
    const { tags, collections, pathways, books } = starter;
    expect(collections).toHaveLength(7);
    expect(pathways.length).toBeGreaterThanOrEqual(3);
    for (const { names } of tags) expect(Object.keys(names).toSorted()).toEqual(codes);
    for (const { titles, summaries } of [...collections, ...pathways]) {
      expect(Object.keys(titles).toSorted()).toEqual(codes);
      expect(Object.keys(summaries).toSorted()).toEqual(codes);
    }
    const used = new Set(books.flatMap((book) => book.tags));
    expect(tags.filter(({ slug }) => !used.has(slug))).toEqual([]);
  });
});
