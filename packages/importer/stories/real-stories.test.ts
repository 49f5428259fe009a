import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { makeRulePathways } from '@letsread/learning/pathways/make-rule-pathways.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { describe, expect, test } from 'vitest';
import { type Diagnostic, openReport } from '../import-report.ts';
import { importStories } from './import-stories.ts';
import { temporaryFolder } from '../testing/made-stories.ts';

const folder = process.env['BOOKS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../shared/books');
const isThere = existsSync(path.join(folder, 'texts'));
if (!isThere)
  console.log(`The real stories were not imported: there is no ${folder}. Set BOOKS_DIR to have them tested.`);

/** The counts of SOURCE.md beside the stories, and what the importer was found to tell of them. */
const expected = {
  'draft other-story': 3,
  'draft same-words': 1,
  'warning author-differs': 3,
  'warning pictures-missing': 31,
  'warning pictures-surplus': 32,
  'warning same-words-elsewhere': 2,
  'warning second-translation': 1,
  'warning credit-key-alias': 20,
  'warning credit-wrapped': 11,
  'warning language-differs': 15,
  'warning licence-form': 9,
  'warning not-nfc': 70,
  'warning page-repeated': 11,
};

test('where there are no stories the importer says so, and what it looked for', async () => {
  const database = await openTestDatabase();
  const store = createPictureStore(await temporaryFolder());
  const nowhere = path.join(store.dataDir, 'nowhere');
  await expect(importStories({ database, store, folder: nowhere, report: openReport() })).rejects.toThrow(nowhere);
  await database.close();
});

// On one engine, the server where there is one: import-stories.test.ts has each rule on both, and this takes half a minute.
describe.each(isThere ? testDatabaseKinds.slice(-1) : [])('on the %s database', (kind) => {
  test('all 2,099 real stories come in, and a second time nothing does', async () => {
    const database = await openTestDatabase(kind);
    try {
      const store = createPictureStore(await temporaryFolder());
      const report = openReport();
      const diagnostics: Diagnostic[] = [];
      const add = (more: Diagnostic[]) => report.add(more).then(() => void diagnostics.push(...more));
      const summary = await importStories({ database, store, folder, report: { ...report, add } });
      expect(summary).toMatchObject({
        editions: 2099,
        newEditions: 2099,
        books: 120,
        languages: 73,
        drafts: 4,
        pictures: 1297,
        isInterrupted: false,
      });
      expect(Object.fromEntries(report.counts())).toMatchObject(expected);
      expect(report.refused()).toEqual([]);
      expect(
        diagnostics
          .filter(({ outcome }) => outcome === 'draft')
          .map(({ file }) => file.slice('texts/'.length, -3).replace(/_.*/, ''))
          .sort(),
      ).toEqual(['ha-ne/0197', 'sw/0197', 'sw/0237', 'tn/0288']);

      const select = async (question: string) => (await database.pool.query<Record<string, unknown>>(question)).rows;
      expect(
        await select(`select count(*)::integer as editions, count(distinct slug)::integer as slugs, sum(page_count)::integer as pages,
        count(*) filter (where variant = 2)::integer as second from edition`),
      ).toEqual([{ editions: 2099, slugs: 2099, pages: 21_649, second: 2 }]);
      expect(await select(`select count(*)::integer as books, count(level)::integer as levelled from book`)).toEqual([
        { books: 120, levelled: 120 },
      ]);
      expect(
        await select(`select count(picture_id)::integer as pictures, count(*) > 0 as has_pages from page p join edition e on e.id = p.edition_id
        join book b on b.id = e.book_id where e.status = 'draft' and b.source_key in ('0197', '0237')`),
      ).toEqual([{ pictures: 0, has_pages: true }]);
      expect(await select(`select published_books from language where code in ('en', 'sw') order by code`)).toEqual([
        { published_books: 120 },
        { published_books: 69 },
      ]);
      expect(
        await select(
          `select count(*)::integer as books from (select distinct book_id, licence_code from edition where licence_code like '%-NC%') e`,
        ),
      ).toEqual([{ books: 25 }]);

      await expectPathways(database);

      const again = await importStories({ database, store, folder, report: openReport() });
      expect(again).toMatchObject({ editions: 0, unchanged: 2099 });
    } finally {
      await database.close();
    }
  }, 180_000);
});

/** The stories have no themes: their paths are of levels, rising in length, and most languages have some. */
async function expectPathways({ pool }: Database): Promise<void> {
  expect(await makeRulePathways(pool)).toEqual({ made: 13, withdrawn: 0 });
  expect(await makeRulePathways(pool)).toEqual({ made: 0, withdrawn: 0 });
  const { rows } = await pool.query<{ slug: string; level: number; levels: number[]; words: number[] }>(
    `select p.slug, p.level, array_agg(distinct b.level) as levels, array_agg(e.word_count order by s.position) as words
     from pathway p join pathway_step s on s.pathway_id = p.id join book b on b.id = s.book_id
     join edition e on e.book_id = b.id and e.status = 'published' join language l on l.id = e.language_id and l.code = 'en'
     group by p.id order by p.position, p.id`,
  );
  expect(rows.map(({ slug }) => slug)).toEqual([
    ...[1, 2, 3, 4].flatMap((level) => [1, 2, 3].map((number) => `level-${level}-${number}`)),
    'level-5-1',
  ]);
  for (const { level, levels, words } of rows) {
    expect([levels, words.length]).toEqual([[level], 5]);
    expect(words).toEqual(words.toSorted((a, b) => a - b));
  }
  const languages = await pool.query(
    `select distinct e.language_id from pathway_step s join edition e on e.book_id = s.book_id and e.status = 'published'
     group by s.pathway_id, e.language_id having count(*) >= 2`,
  );
  expect(languages.rows.length).toBe(64);
}
