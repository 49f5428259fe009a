import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTables } from '../index-schema.ts';
import { WordsWriter } from './words-writer.ts';

let db: DatabaseSync;
let writer: WordsWriter;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  createTables(db);
  writer = new WordsWriter(db);
});
afterEach(() => db.close());

const put = (rowid: number, texts: string) =>
  writer.put({ rowid, names: ['red kite', 'amina', 'wind', '', ''], texts, filter: 'english' });
const found = (table: 'names' | 'texts', word: string) =>
  db
    .prepare(`select rowid from ${table} where ${table} match ? order by rowid`)
    .all(word)
    .map(({ rowid }) => rowid);

test('rows wait for the commit, and are found after it by each of their words', () => {
  put(7, 'a kite flies');
  put(3, 'a goat climbs');
  expect(found('texts', 'a')).toEqual([]);
  writer.flush();
  expect(found('texts', 'a')).toEqual([3, 7]);
  expect(found('texts', '"goat" AND "english"')).toEqual([3]);
  expect(found('names', '{people} : amina')).toEqual([3, 7]);
  writer.remove(3);
  writer.remove(7);
  put(7, 'a kite falls');
  writer.flush();
  expect(found('texts', 'a')).toEqual([7]);
  expect(found('texts', 'flies')).toEqual([]);
  expect(found('names', 'kite')).toEqual([7]);
});

test('what was not committed is not written later', () => {
  put(7, 'a kite flies');
  writer.forget();
  put(3, 'a goat climbs');
  writer.flush();
  expect(found('texts', 'a')).toEqual([3]);
});

test('many long texts do not all wait in memory', () => {
  writer.useMuchMemory();
  for (const rowid of [1, 2, 3]) put(rowid, 'word '.repeat(180_000));
  expect(found('texts', 'word')).toEqual([1, 2, 3]);
  writer.optimize();
  expect(found('texts', 'word')).toEqual([1, 2, 3]);
});
