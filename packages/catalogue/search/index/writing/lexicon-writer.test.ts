import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTables } from '../index-schema.ts';
import { wordsToIndex } from '../words/folded-words.ts';
import { LexiconWriter } from './lexicon-writer.ts';

let db: DatabaseSync;
let lexicon: LexiconWriter;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  createTables(db);
  lexicon = new LexiconWriter(db);
});
afterEach(() => db.close());

const put = (names: string, texts: string, language = 1) =>
  lexicon.put({ language, tag: 'en', names, texts, words: wordsToIndex(`${names} ${texts}`) });
const written = (word: string) =>
  db
    .prepare('select language, written, stem, names from word where word = ? order by language')
    .all(word)
    .map((row) => Object.values(row));

test('titles and people that have a word are counted, whether a text had it before or not', () => {
  put('Amina', 'Two Kites fly.');
  expect(written('kites')).toEqual([[1, 'kites', 'kite', 0]]);
  put('Kites', 'Kites.');
  put('The kites', 'No wind.');
  expect(written('kites')).toEqual([[1, 'kites', 'kite', 2]]);
});

test('each language has its own words', () => {
  put('Red kite', '', 1);
  put('Amina', 'kite', 2);
  expect(written('kite').map(([language, , , names]) => [language, names])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test('a word that was undone is written again', () => {
  db.exec('begin');
  put('Amina', 'kite');
  db.exec('rollback');
  lexicon.forget();
  put('Amina', 'kite');
  expect(written('kite')).toHaveLength(1);
  expect(db.prepare(`select count(*) as count from text_word where word = 'kite'`).get()?.['count']).toBe(1);
});
