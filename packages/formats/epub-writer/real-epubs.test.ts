import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { madePublication, madeWords } from '../testing/made-publication.ts';
import { readRealPublication } from '../testing/real-publication.ts';
import { lintEpub, validateEpub } from './lint-epub.ts';
import { writeEpub } from './write-epub.ts';

const books = process.env['BOOKS_DIR'] ?? fileURLToPath(new URL('../../../../shared/books', import.meta.url));
const stories: [language: string, story: string][] = [
  ['en', '0141'],
  ['ar', '0141'],
  ['fa', '0141'],
  ['ps', '0001'],
  ['mnw', '0141'],
  ['bn', '0141'],
  ['hi', '0141'],
  ['gu', '0001'],
  ['pa', '0141'],
  ['am', '0068'],
  ['zh', '0141'],
  ['yue', '0141'],
  ['ja', '0141'],
  ['ko', '0141'],
  ['uk', '0141'],
  ['el', '0141'],
  ['yo', '0001'],
];

// A machine without the books still writes the made one: a skipped test would stand there for ever.
describe.each([['made', 'up'], ...(existsSync(books) ? stories : [])])(
  'the book %s/%s as an EPUB',
  (language, story) => {
    it.each(['fixed', 'reflowable'] as const)('passes the validator and our own checks, %s', async (layout) => {
      const publication = language === 'made' ? madePublication() : readRealPublication(books, language, story);
      const { bytes } = await writeEpub({ publication, words: madeWords(), layout });
      expect(await validateEpub(bytes)).toEqual([]);
      expect(lintEpub(bytes)).toEqual([]);
    });
  },
);
