import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { temporaryFolder } from '@letsread/media/testing/made-pictures.ts';
import { expect, test } from 'vitest';
import { createIndexes, createTables } from '../index-schema.ts';
import { IndexReader } from './index-reader.ts';

test('what was read is remembered until the file is written to, and never longer', async () => {
  await using place = await temporaryFolder();
  const file = path.join(place.folder, 'index.sqlite');
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal');
  createTables(db);
  createIndexes(db);
  db.exec(`
    insert into language values (1, '9', 'en', '{"name":"Englisch"}');
    insert into tag values (4, 'wind', '{}');
    insert into doc values (7, 2, 1, 70, 3, 'short', '4', 1, 'a kite', 0, '', 0), (8, 2, 5, 80, 3, 'short', '', 0, 'un milan', 0, '', 0);
    insert into card values (7, '{"title":"A Kite"}');`);
  const reader = new IndexReader(file);
  const read = () => ({
    languages: [...reader.languages().values()].map(({ mark }) => mark.name),
    tags: [...reader.tags().values()].map(({ slug }) => slug),
    facts: reader.factsOf([9, 7]).map(({ rowid, key, isNarrated }) => [rowid, key, isNarrated]),
    cards: reader.cardsOf([9, 7]).map((card) => card && [card.title, card.language.name]),
    editions: reader.inLanguage([3, 2], 1),
  });
  const before = {
    languages: ['Englisch'],
    tags: ['wind'],
    facts: [[7, 'a kite', true]],
    cards: [undefined, ['A Kite', 'Englisch']],
    editions: [7],
  };
  expect(read()).toEqual(before);
  expect(read()).toEqual(before);
  db.exec(`
    begin;
    update language set mark = '{"name":"English"}';
    update tag set slug = 'storm';
    update doc set key = 'the kite', flags = 0;
    update card set content = '{"title":"The Kite"}';
    insert into doc values (9, 3, 1, 90, 3, 'short', '', 0, 'a goat', 0, '', 0);
    insert into card values (9, '{"title":"A Goat"}');
    commit;`);
  expect(read()).toEqual({
    languages: ['English'],
    tags: ['storm'],
    facts: [
      [9, 'a goat', false],
      [7, 'the kite', false],
    ],
    cards: [
      ['A Goat', 'English'],
      ['The Kite', 'English'],
    ],
    editions: [7, 9],
  });
  reader.close();
  db.close();
});
