import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { hashBytes, createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importStories, type ImportStories } from './import-stories.ts';
import type { ImportSummary } from '../import-summary.ts';
import { type Diagnostic, openReport } from '../import-report.ts';
import {
  allTexts,
  catalogueRows,
  clearCatalogue,
  colouredPicture,
  filesBelow,
  madeFolder,
  madeText,
  redKite,
  tables,
  temporaryFolder,
  writeFiles,
} from '../testing/made-stories.ts';

const english = 'texts/en/0001_the-red-kite.md';

describe.each(testDatabaseKinds)(
  'on the %s database',
  (kind) => {
    let database: Database;
    beforeAll(async () => {
      database = await openTestDatabase(kind);
    }, 120_000);
    afterAll(() => database.close());
    beforeEach(() => clearCatalogue(database));

    async function run(
      folder: string,
      { dataDir, ...options }: Partial<ImportStories> & { dataDir?: string } = {},
    ): Promise<{ summary: ImportSummary; diagnostics: Diagnostic[]; dataDir: string }> {
      const dataFolder = dataDir ?? (await temporaryFolder());
      const diagnostics: Diagnostic[] = [];
      const inner = openReport();
      const report = { ...inner, add: async (more: Diagnostic[]) => void diagnostics.push(...more) };
      const summary = await importStories({
        database,
        store: createPictureStore(dataFolder),
        folder,
        report,
        ...options,
      });
      return { summary, diagnostics, dataDir: dataFolder };
    }

    async function select<Row>(question: string, values: unknown[] = []): Promise<Row[]> {
      return (await database.pool.query(question, values)).rows as Row[];
    }

    test('a folder of stories becomes books with editions, pages, pictures and credits', async () => {
      const { summary, diagnostics } = await run(await madeFolder());
      expect(summary).toMatchObject({
        files: 5,
        editions: 5,
        newEditions: 5,
        books: 2,
        languages: 3,
        drafts: 0,
        pages: 13,
        pictures: 5,
      });
      expect(diagnostics).toEqual([]);
      const rows = await catalogueRows(database);
      expect(rows['languages']).toMatchObject([
        { code: 'ar', published_books: 1 },
        { code: 'en', id: '4846240843956224', published_books: 2 },
        { code: 'sw', name: 'Kiswahili', published_books: 2 },
      ]);
      expect(rows['books']).toMatchObject([
        {
          source: expect.stringMatching(/^lets-read-.+-[0-9a-f]{6}$/) as string,
          source_key: '0001',
          level: 1,
          level_source: 'computed',
        },
        { source_key: '0002', level: 1 },
      ]);
      expect(rows['editions']?.[1]).toMatchObject({
        code: 'en',
        slug: 'the-red-kite',
        licence_code: 'CC-BY-4.0',
        status: 'published',
        page_count: 2,
        word_count: 10,
        minutes: 1,
      });
      const pages = rows['pages'] as { slug: string; number: number; text: string; sha256: string }[];
      const pictures = await Promise.all([1, 2, 3].map(async (number) => hashBytes(await colouredPicture(number))));
      expect(pages.filter((page) => page.slug === 'the-red-kite')).toMatchObject(
        ['', ...redKite.pages].map((text, number) => ({ number, text, sha256: pictures[number] })),
      );
      expect(rows['credits']).toContainEqual({
        slug: 'tiara-nyekundu',
        position: 2,
        name: 'Ursula Nafula',
        role: 'TRANSLATOR',
      });
    });

    test('one person is one row, whoever they are credited as', async () => {
      await run(
        await madeFolder({
          'texts/sw/0002_upepo.md': madeText({
            title: 'Upepo',
            pages: ['Upepo.'],
            text: 'URSULA  NAFÚLA',
            illustration: 'Marion Drew',
          }),
        }),
      );
      expect(await select('select name from contributor order by name')).toEqual([
        { name: 'Amina Yusuf' },
        { name: 'Joseph Otieno' },
        { name: 'Marion Drew' },
        { name: 'Ursula Nafula' },
      ]);
    });

    test('an edition is found by title, people and text, in this order of weight', async () => {
      await run(await madeFolder());
      const found = (word: string) =>
        select<{ slug: string }>('select slug from edition where search @@ $1::tsquery', [word]);
      expect(await found('kite')).toEqual([{ slug: 'the-red-kite' }]);
      expect(await found('kite:A & amina:B & river:D')).toEqual([{ slug: 'the-red-kite' }]);
      expect(await found('river:A')).toEqual([]);
      expect(await found('امينه')).toHaveLength(1);
    });

    test('again with nothing changed writes nothing', async () => {
      const folder = await madeFolder();
      const { dataDir } = await run(folder);
      const before = await select('select id, updated_at, xmin::text from edition order by id');
      const { summary } = await run(folder, { dataDir });
      expect(summary).toMatchObject({ editions: 0, unchanged: 5, pictures: 0, filesDone: 5 });
      expect(await select('select id, updated_at, xmin::text from edition order by id')).toEqual(before);
    });

    test('a changed title gives a new address, and the old one still leads there', async () => {
      const folder = await madeFolder();
      const { dataDir } = await run(folder);
      const [before] = await select<{ id: string; published_at: Date }>(
        `select id, published_at from edition where slug = 'tiara-nyekundu'`,
      );
      await writeFiles(folder, {
        'texts/sw/0001_tiara-nyekundu.md': madeText({ title: 'Kishada', pages: ['Amina.'] }),
      });
      const { summary } = await run(folder, { dataDir });
      expect(summary).toMatchObject({ editions: 1, newEditions: 0, unchanged: 4 });
      expect(
        await select('select id, title, page_count, published_at from edition where slug = $1', ['kishada']),
      ).toEqual([{ ...before, title: 'Kishada', page_count: 1 }]);
      expect(await select('select slug, edition_id from edition_former_slug')).toEqual([
        { slug: 'tiara-nyekundu', edition_id: before?.id },
      ]);
      expect(await select('select number from page where edition_id = $1 order by 1', [before?.id])).toEqual([
        { number: 0 },
        { number: 1 },
      ]);

      await writeFiles(folder, {
        'texts/sw/0001_tiara-nyekundu.md': madeText({ title: 'Tiara nyekundu', pages: ['Amina.'] }),
      });
      await run(folder, { dataDir });
      expect(await select('select slug from edition_former_slug')).toEqual([{ slug: 'kishada' }]);
      expect(await select('select slug from edition where id = $1', [before?.id])).toEqual([
        { slug: 'tiara-nyekundu' },
      ]);
    });

    test('a changed text keeps the address, and one title in two languages gives two', async () => {
      const folder = await madeFolder({
        'texts/sw/0002_upepo.md': madeText({
          title: 'Wind',
          pages: ['Upepo.'],
          text: 'Ursula Nafula',
          illustration: 'Marion Drew',
        }),
      });
      const { dataDir } = await run(folder);
      expect(await select(`select slug from edition where title = 'Wind' order by slug`)).toEqual([
        { slug: 'wind' },
        { slug: 'wind-sw' },
      ]);
      await writeFiles(folder, {
        'texts/sw/0002_upepo.md': madeText({
          title: 'WIND!',
          pages: ['Upepo mkali.'],
          text: 'Ursula Nafula',
          illustration: 'Marion Drew',
        }),
      });
      await run(folder, { dataDir });
      expect(await select(`select slug from edition where title = 'WIND!'`)).toEqual([{ slug: 'wind-sw' }]);
      expect(await select('select * from edition_former_slug')).toEqual([]);
    });

    test('a renamed file stays the same edition; one that is gone leaves its edition there', async () => {
      const folder = await madeFolder();
      const { dataDir } = await run(folder);
      await writeFiles(folder, {
        'texts/sw/0001_tiara-nyekundu.md': null,
        'texts/sw/0001_tiara.md': allTexts['texts/sw/0001_tiara-nyekundu.md'] ?? '',
        'texts/sw/0002_upepo.md': null,
      });
      const { diagnostics } = await run(folder, { dataDir });
      expect(await select(`select variant, source_file from edition where slug = 'tiara-nyekundu'`)).toEqual([
        { variant: 1, source_file: 'texts/sw/0001_tiara.md' },
      ]);
      expect(diagnostics).toMatchObject([{ code: 'file-gone', file: 'texts/sw/0002_upepo.md' }]);
      expect(await select('select count(*)::integer as n from edition')).toEqual([{ n: 5 }]);
    });

    test('bad files are refused with the reason, and the good ones beside them are taken', async () => {
      const { summary, diagnostics } = await run(
        await madeFolder({
          'texts/sw/0001_tiara-nyekundu.md': Buffer.from(
            '# Tiara \xff\xfe\n\n##\nx\n\n##\n* License: [CC-BY]\n',
            'latin1',
          ),
          'texts/ar/0001_الطائرة.md': 'no story at all',
          'texts/en/notes.md': '# Notes',
          'texts/qqq-not-a-language/0001_x.md': madeText(redKite),
          'texts/README.md': 'not a folder of a language',
          'images/0001/02.jpg': (await colouredPicture(2)).subarray(0, -20),
          'images/0001/03.jpg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      );
      expect(summary).toMatchObject({ editions: 3, books: 2, pictures: 3 });
      expect(diagnostics.map(({ file, outcome, code }) => `${outcome} ${file} ${code}`).sort()).toEqual([
        'refused images/0001/02.jpg picture-damaged',
        'refused images/0001/03.jpg picture-kind-not-accepted',
        'refused texts/ar/0001_الطائرة.md credits-missing',
        'refused texts/en/notes.md file-name-unreadable',
        'refused texts/qqq-not-a-language/0001_x.md language-unknown',
        'refused texts/sw/0001_tiara-nyekundu.md not-utf8',
      ]);
      const pages = await select(
        `select number, picture_id is not null as has from page join edition e on e.id = edition_id where slug = 'the-red-kite' order by 1`,
      );
      expect(pages).toEqual([
        { number: 0, has: true },
        { number: 1, has: false },
        { number: 2, has: false },
      ]);
    });

    test('an edition whose file became bad stays as it was', async () => {
      const folder = await madeFolder();
      const { dataDir } = await run(folder);
      await writeFiles(folder, { [english]: Buffer.from([0xff, 0xff]) });
      const { diagnostics } = await run(folder, { dataDir });
      expect(diagnostics).toMatchObject([{ file: english, code: 'not-utf8' }]);
      expect(await select(`select title, status from edition where slug = 'the-red-kite'`)).toEqual([
        { title: 'The Red Kite', status: 'published' },
      ]);
    });

    test('what the database itself refuses stands alone, and the rest of its batch is written', async () => {
      const name = 'x'.repeat(9000) + Array.from({ length: 4000 }, (_, index) => index.toString(36)).join('');
      const { summary, diagnostics } = await run(
        await madeFolder({ [english]: madeText({ ...redKite, text: `Amina Yusuf, ${name}` }) }),
      );
      expect(diagnostics).toMatchObject([{ file: english, outcome: 'refused', code: 'not-written' }]);
      expect(summary).toMatchObject({ editions: 4, books: 2 });
      expect(await select('select count(*)::integer as n from edition')).toEqual([{ n: 4 }]);
    });

    test('another story under the number is a draft without pictures', async () => {
      const other = madeText({
        title: 'Soko',
        pages: ['Soko.', 'Kubwa.', 'Sana.'],
        text: 'Somebody Else',
        illustration: 'A Third Person',
      });
      const { summary, diagnostics } = await run(await madeFolder({ 'texts/sw/0001_tiara-nyekundu.md': other }));
      expect(diagnostics).toMatchObject([
        { outcome: 'draft', code: 'other-story', file: 'texts/sw/0001_tiara-nyekundu.md' },
      ]);
      expect(diagnostics[0]?.message).toContain('Somebody Else');
      expect(summary.drafts).toBe(1);
      expect(await select(`select status, cover_picture_id, published_at from edition where slug = 'soko'`)).toEqual([
        { status: 'draft', cover_picture_id: null, published_at: null },
      ]);
      expect(await select(`select published_books from language where code = 'sw'`)).toEqual([{ published_books: 1 }]);
    });

    test('a further translation is variant 2; the same words once more are a draft', async () => {
      const { diagnostics } = await run(
        await madeFolder({
          'texts/en/0001_the-red-kite-again.md': madeText({ title: 'The Red Kite', pages: ['Amina has', '— a kite.'] }),
          'texts/en/0001_the-red-kite-b.md': madeText({
            title: 'The red kite',
            pages: ['Amina has a\nred kite!', 'It flies  over the river'],
          }),
        }),
      );
      expect(
        await select(
          `select variant, source_file, status, slug from edition where lower(title) = 'the red kite' order by variant`,
        ),
      ).toEqual([
        { variant: 1, source_file: 'texts/en/0001_the-red-kite-again.md', status: 'published', slug: 'the-red-kite' },
        { variant: 2, source_file: 'texts/en/0001_the-red-kite-b.md', status: 'published', slug: 'the-red-kite-en' },
        { variant: 3, source_file: english, status: 'draft', slug: 'the-red-kite-2' },
      ]);
      expect(diagnostics.map(({ code }) => code).sort()).toEqual(['same-words', 'second-translation']);
      expect(await select(`select published_books from language where code = 'en'`)).toEqual([{ published_books: 2 }]);
    });

    test('the same words under another number are told', async () => {
      const { diagnostics } = await run(
        await madeFolder({
          'texts/sw/0002_upepo.md': madeText({ ...redKite, text: 'Ursula Nafula', illustration: 'Marion Drew' }),
        }),
      );
      expect(diagnostics).toMatchObject([
        { code: 'pictures-missing' },
        { code: 'same-words-elsewhere', message: `the same words as ${english}` },
      ]);
    });

    test('the stricter licence holds', async () => {
      const { diagnostics } = await run(
        await madeFolder({
          'texts/sw/0002_upepo.md': madeText({
            title: 'Upepo',
            pages: ['Upepo.'],
            licence: '[CC-BY-NC]',
            text: 'Ursula Nafula',
            illustration: 'Marion Drew',
          }),
        }),
      );
      expect(diagnostics).toMatchObject([{ code: 'licence-stricter' }]);
      expect(
        await select(
          `select licence_code, allows_commerce from edition join licence on code = licence_code where slug in ('upepo', 'wind') order by slug`,
        ),
      ).toEqual([
        { licence_code: 'CC-BY-NC-3.0', allows_commerce: false },
        { licence_code: 'CC-BY-3.0', allows_commerce: true },
      ]);
    });

    test('what an editor set is not touched: the level, and whether an edition is published', async () => {
      const folder = await madeFolder();
      const { dataDir } = await run(folder);
      await database.pool.query(`update book set level = 5, level_source = 'editor' where source_key = '0001'`);
      await database.pool.query(`update edition set status = 'draft' where slug = 'the-red-kite'`);
      await writeFiles(folder, {
        [english]: madeText({ ...redKite, pages: Array.from({ length: 3 }, () => 'word '.repeat(100)) }),
      });
      await run(folder, { dataDir });
      expect(
        await select(
          `select level, level_source, status, word_count from book b join edition e on e.book_id = b.id where slug = 'the-red-kite'`,
        ),
      ).toEqual([{ level: 5, level_source: 'editor', status: 'draft', word_count: 300 }]);
    });

    test('what was withdrawn does not come back with a new version of its file', async () => {
      const folder = await madeFolder();
      const { dataDir } = await run(folder);
      await database.pool.query(`update edition set status = 'withdrawn' where slug = 'the-red-kite'`);
      await writeFiles(folder, { [english]: madeText({ ...redKite, pages: ['Another word.', 'end'] }) });
      await run(folder, { dataDir });
      expect(
        await select(
          `select status, published_at is not null as seen, page_count from edition where slug = 'the-red-kite'`,
        ),
      ).toEqual([{ status: 'withdrawn', seen: true, page_count: 2 }]);
    });

    test('the level follows the English edition', async () => {
      const folder = await madeFolder();
      const { dataDir } = await run(folder);
      await writeFiles(folder, { [english]: madeText({ ...redKite, pages: ['word '.repeat(300), 'end'] }) });
      await run(folder, { dataDir });
      expect(await select(`select level from book order by source_key`)).toEqual([{ level: 3 }, { level: 1 }]);
    });

    test('an import that is stopped and run again gives what an uninterrupted one gives', async () => {
      const more = Array.from({ length: 250 }, (_, index) => {
        const number = String(index + 3).padStart(4, '0');
        return [`texts/en/${number}_wind.md`, madeText({ title: 'Wind', pages: [`Story ${number}.`] })];
      });
      const folder = await madeFolder(Object.fromEntries(more));
      await run(folder);
      const uninterrupted = await catalogueRows(database);
      await clearCatalogue(database);

      const stop = new AbortController();
      const { summary, dataDir } = await run(folder, { signal: stop.signal, onProgress: () => stop.abort() });
      expect(summary.isInterrupted).toBe(true);
      expect(summary.filesDone).toBeLessThan(summary.files);
      expect(await select('select count(*)::integer as n from edition')).toEqual([{ n: summary.editions }]);
      const rest = await run(folder, { dataDir });
      expect(rest.summary).toMatchObject({
        isInterrupted: false,
        unchanged: summary.editions,
        editions: summary.files - summary.editions,
      });
      expect(await catalogueRows(database)).toEqual(uninterrupted);
      expect(await select(`select count(distinct slug)::integer as n from edition where title = 'Wind'`)).toEqual([
        { n: 251 },
      ]);
    });

    test('a dry run says what would happen and leaves tables and disk as they are', async () => {
      const folder = await madeFolder({ 'images/0002/02.jpg': 'no picture' });
      const dry = await run(folder, { isDryRun: true });
      expect(dry.summary).toMatchObject({ editions: 5, books: 2, pictures: 4 });
      expect(dry.diagnostics).toMatchObject([{ code: 'picture-kind-not-accepted' }]);
      expect(await filesBelow(dry.dataDir)).toEqual({});
      expect(Object.values(await catalogueRows(database)).flat()).toEqual([]);

      await run(folder, { dataDir: dry.dataDir });
      const before = [await catalogueRows(database), await filesBelow(dry.dataDir)];
      await writeFiles(folder, { [english]: madeText({ ...redKite, title: 'The Blue Kite' }) });
      const again = await run(folder, { dataDir: dry.dataDir, isDryRun: true });
      // The English text decides what is made of all the others of its story.
      expect(again.summary).toMatchObject({ editions: 3, newEditions: 0, unchanged: 2, pictures: 0 });
      expect([await catalogueRows(database), await filesBelow(dry.dataDir)]).toEqual(before);
    });

    test('a picture that the data folder has lost is there again after an import', async () => {
      const folder = await madeFolder();
      const { dataDir } = await run(folder);
      const before = await filesBelow(dataDir);
      await writeFiles(dataDir, { media: null });
      await run(folder, { dataDir });
      expect(await filesBelow(dataDir)).toEqual(before);
    });

    test('tables may be in UTF-16, as some spreadsheets save them', async () => {
      const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
      const folder = await madeFolder({
        'languages.csv': utf16(tables.languages.replace('English,English', 'English,Englisch für alle')),
        'LICENSES.csv': utf16(tables.licences.replaceAll(',', '\t')),
      });
      expect(await run(folder)).toMatchObject({ diagnostics: [], summary: { editions: 5 } });
      expect(await select(`select name from language where code = 'en'`)).toEqual([{ name: 'Englisch für alle' }]);
    });

    test('without languages.csv the languages are those that every machine knows', async () => {
      await run(await madeFolder({ 'languages.csv': null }));
      expect(await select('select code, name, english_name, script, direction from language order by code')).toEqual([
        { code: 'ar', name: 'العربية', english_name: 'Arabic', script: 'Arab', direction: 'rtl' },
        { code: 'en', name: 'English', english_name: 'English', script: 'Latn', direction: 'ltr' },
        { code: 'sw', name: 'Kiswahili', english_name: 'Swahili', script: 'Latn', direction: 'ltr' },
      ]);
    });

    test.each([
      ['has no stories', { texts: null }],
      ['has no stories', { texts: null, 'texts/en/README.md': 'Nothing here yet.' }],
      ['there is no column', { 'LICENSES.csv': 'a,b\n1,2\n' }],
      [
        'Save it as “CSV UTF-8”',
        {
          'languages.csv': Buffer.from(
            tables.languages.replace('en,en,English,English', 'fr,fr,French,Français'),
            'latin1',
          ),
        },
      ],
      ['is no licence known here', { 'LICENSES.csv': tables.licences.replaceAll('CC BY,', 'All rights reserved,') }],
    ])(
      'a folder that %s is refused as a whole, in one line',
      async (message, changes: Record<string, string | Buffer | null>) => {
        const folder = await madeFolder(changes);
        await expect(run(folder)).rejects.toThrow(message);
        expect(Object.values(await catalogueRows(database)).flat()).toEqual([]);
      },
    );
  },
  120_000,
);

test('a report is a line of JSON for each diagnostic, and counts them', async () => {
  const file = path.join(await temporaryFolder(), 'reports', 'import.jsonl');
  const report = openReport(file);
  await report.add([]);
  await report.add([
    { file: 'a.md', outcome: 'refused', code: 'not-utf8', message: 'a.md, line 3: not UTF-8', line: 3 },
  ]);
  await report.add([{ file: 'b.md', outcome: 'warning', code: 'tab', message: 'tabs were kept' }]);
  const lines = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toMatchObject([
    { file: 'a.md', line: 3 },
    { file: 'b.md', code: 'tab' },
  ]);
  expect([...report.counts()]).toEqual([
    ['refused not-utf8', 1],
    ['warning tab', 1],
  ]);
  expect(report.refused()).toHaveLength(1);
});
