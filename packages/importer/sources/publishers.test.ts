import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Diagnostic, openReport } from '../import-report.ts';
import { importStories, type ImportStories } from '../stories/import-stories.ts';
import type { ImportSummary } from '../import-summary.ts';
import {
  clearCatalogue,
  colouredPicture,
  madeFolder,
  madeText,
  redKite,
  temporaryFolder,
  writeFiles,
} from '../testing/made-stories.ts';

const numbers = ['0001', '0002', '0003', '0004'];

/** Publishers have numbers, titles, languages and even writers in common; each has illustrators of its own. */
const madeStory = fc.record({
  title: fc.constantFrom('Wind', 'My friend', 'Rain', 'The hen and the eagle', '王'),
  text: fc.constantFrom('Amina Yusuf', 'Ursula Nafula', 'Li'),
  pages: fc.array(fc.constantFrom('It rains.', 'Here it is.', 'We run home.'), { minLength: 1, maxLength: 3 }),
  languages: fc.uniqueArray(fc.constantFrom('en', 'sw', 'fr'), { minLength: 1 }),
  pictures: fc.nat({ max: 3 }),
});
const madePublisher = fc.uniqueArray(fc.tuple(fc.constantFrom(...numbers), madeStory), {
  minLength: 1,
  maxLength: 4,
  selector: ([number]) => number,
});
type Publisher = typeof madePublisher extends fc.Arbitrary<infer Value> ? Value : never;

async function folderOf(publisher: Publisher, illustration: string): Promise<string> {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'LICENSES.csv': licences(publisher, illustration) });
  for (const [number, { title, text, pages, languages, pictures }] of publisher) {
    for (const code of languages) {
      const content = madeText({ title, text, illustration, pages: pages.map((page) => `${code}: ${page}`) });
      await writeFiles(folder, { [`texts/${code}/${number}_story.md`]: content });
    }
    for (let picture = 1; picture <= pictures; picture += 1) {
      const bytes = await colouredPicture((illustration.length % 3) * 3 + picture);
      await writeFiles(folder, { [`images/${number}/0${picture}.jpg`]: bytes });
    }
  }
  return folder;
}

function licences(publisher: Publisher, illustration: string): string {
  const head =
    'story_id,title_en,text_licence,image_licence,effective_licence,licence_url,author,illustrator,image_source,images,pages_en,languages,notes';
  const rows = publisher.map(
    ([number, { title, text }]) => `${number},${title},CC BY,CC BY,CC BY,,${text},${illustration},made,0,1,1,`,
  );
  return [head, ...rows].join('\n');
}

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
    ): Promise<{ summary: ImportSummary; diagnostics: Diagnostic[] }> {
      const diagnostics: Diagnostic[] = [];
      const report = { ...openReport(), add: async (more: Diagnostic[]) => void diagnostics.push(...more) };
      const store = createPictureStore(dataDir ?? (await temporaryFolder()));
      return { summary: await importStories({ database, store, folder, report, ...options }), diagnostics };
    }

    async function select<Row>(question: string, values: unknown[] = []): Promise<Row[]> {
      return (await database.pool.query(question, values)).rows as Row[];
    }

    /** All that readers meet of a source, with the numbers of its books and editions. */
    function shelfOf(source: string | undefined): Promise<unknown[]> {
      return select(
        `select b.id, b.source_key, b.level, b.level_source, b.reads, e.id as edition, e.slug, e.title, e.subtitle, e.licence_code,
           e.status, e.variant, e.search::text, e.updated_at, l.code, l.name as language, l.direction,
           (select array_agg(t.slug order by t.slug) from book_tag g join tag t on t.id = g.tag_id where g.book_id = b.id) as tags,
           (select json_agg(json_build_array(p.number, p.text, i.sha256) order by p.number)
             from page p left join picture i on i.id = p.picture_id where p.edition_id = e.id) as pages,
           (select json_agg(json_build_array(c.role, n.name) order by c.position)
             from edition_credit c join contributor n on n.id = c.contributor_id where c.edition_id = e.id) as credits,
           (select array_agg(f.slug order by f.slug) from edition_former_slug f where f.edition_id = e.id) as former_slugs
         from book b join edition e on e.book_id = b.id join language l on l.id = e.language_id where b.source = $1 order by e.id`,
        [source],
      );
    }

    async function tagBooks(source: string | undefined): Promise<void> {
      await select(`insert into tag (slug, kind) values ('weather', 'topic') on conflict do nothing`);
      await select(
        `insert into book_tag select b.id, t.id from book b, tag t where b.source = $1 on conflict do nothing`,
        [source],
      );
    }

    test('of any two publishers whose numbers overlap neither changes a book of the other, in any order, twice', async () => {
      const illustrators = ['Joseph Otieno', 'Marion Drew', 'Wiehan de Jager'];
      const three = fc.tuple(madePublisher, madePublisher, madePublisher);
      const order = fc.shuffledSubarray([0, 1, 2], { minLength: 2, maxLength: 2 });
      await fc.assert(
        fc.asyncProperty(three, order, async (publishers, chosen) => {
          await clearCatalogue(database);
          const dataDir = await temporaryFolder();
          const folders = await Promise.all(
            chosen.map((index) => folderOf(publishers[index] ?? [], illustrators[index] ?? '')),
          );
          const shelves = new Map<string, unknown[]>();
          for (const folder of [...folders, ...folders]) {
            const dry = await run(folder, { dataDir, isDryRun: true });
            const { summary } = await run(folder, { dataDir });
            const source = summary.source?.name ?? '';
            const files = publishers[chosen[folders.indexOf(folder)] ?? 0]?.flatMap(([, { languages }]) => languages);
            expect(dry.summary).toEqual(summary);
            expect(summary.replacedTitles).toBe(0);
            if (shelves.has(source)) expect(summary).toMatchObject({ editions: 0, unchanged: files?.length });
            else {
              expect(summary).toMatchObject({ newEditions: files?.length, editions: files?.length });
              await tagBooks(source);
              shelves.set(source, await shelfOf(source));
            }
            for (const [each, before] of shelves) expect(await shelfOf(each)).toEqual(before);
          }
          expect(shelves.size).toBe(2);
        }),
        { numRuns: 12 },
      );
    });

    const kite = 'texts/en/0001_the-red-kite.md';
    const market = { title: 'Soko', pages: ['Soko ni kubwa.'], text: 'Somebody Else', illustration: 'A Third Person' };

    test('another book under a number of the same source becomes a book of its own and stays one', async () => {
      const first = await run(await madeFolder(), { source: 'reading-rivers' });
      expect(first.summary.source).toMatchObject({ name: 'reading-rivers', isStated: true, isNew: true });
      const before = await shelfOf('reading-rivers');
      const folder = await temporaryFolder();
      await writeFiles(folder, {
        'LICENSES.csv': licences([], ''),
        'texts/en/0001_market.md': madeText(market),
        'texts/sw/0001_tiara-nyekundu.md': madeText(market),
      });
      const { summary, diagnostics } = await run(folder, { source: 'reading-rivers' });
      expect(summary).toMatchObject({ newEditions: 2, editions: 2, books: 1, replacedTitles: 0 });
      expect(diagnostics.find(({ code }) => code === 'number-shared')?.message).toContain(
        'another book under the number 0001 of this source, “The Red Kite” by Amina Yusuf, Joseph Otieno',
      );
      const after = await shelfOf('reading-rivers');
      expect(after).toEqual(expect.arrayContaining(before));
      expect(after).toHaveLength(before.length + 2);

      expect((await run(folder, { source: 'reading-rivers' })).summary).toMatchObject({ editions: 0, unchanged: 2 });
      await writeFiles(folder, { 'texts/en/0001_market.md': madeText({ ...market, title: 'The market' }) });
      const changed = await run(folder, { source: 'reading-rivers' });
      expect(changed.summary).toMatchObject({ newEditions: 0, replacedTitles: 1 });
      expect(changed.diagnostics).toContainEqual(
        expect.objectContaining({ code: 'title-replaced', message: '“Soko” is now “The market”' }),
      );
      expect(await shelfOf('reading-rivers')).toEqual(expect.arrayContaining(before));
    });

    test('a file that became another story is refused by name, and the edition stays, in a dry run too', async () => {
      const folder = await madeFolder();
      const { summary } = await run(folder);
      const before = await shelfOf(summary.source?.name);
      await writeFiles(folder, { 'texts/sw/0001_tiara-nyekundu.md': madeText(market) });
      for (const isDryRun of [true, false]) {
        const { diagnostics } = await run(folder, { isDryRun });
        expect(diagnostics).toMatchObject([
          {
            outcome: 'refused',
            code: 'other-story',
            file: 'texts/sw/0001_tiara-nyekundu.md',
            message: expect.stringContaining('take the place of “Tiara nyekundu” by Amina Yusuf') as string,
          },
        ]);
        expect(await shelfOf(summary.source?.name)).toEqual(before);
      }

      // Where the English text is another one, so are the pictures and what else the story decides.
      await writeFiles(folder, {
        [kite]: madeText({ ...market, pages: ['The market.'] }),
        'images/0001/02.jpg': await colouredPicture(7),
      });
      const all = await run(folder);
      expect(
        all.diagnostics.map(({ outcome, code, file }) => `${outcome} ${code} ${file.slice(0, 13)}`).sort(),
      ).toEqual([
        'refused other-story texts/ar/0001',
        'refused other-story texts/en/0001',
        'refused other-story texts/sw/0001',
      ]);
      expect(await shelfOf(summary.source?.name)).toEqual(before);
    });

    test('a folder is known again by what is in it, wherever it lies and whatever was corrected or added', async () => {
      const first = await run(await madeFolder());
      const again = await run(
        await madeFolder({
          [kite]: madeText({ ...redKite, title: 'A Red Kite', pages: ['Amina has a new kite.'] }),
          'texts/sw/0002_upepo.md': null,
          'texts/en/0003_rain.md': madeText({ title: 'Rain', pages: ['It rains.'] }),
        }),
      );
      expect(again.summary.source).toMatchObject({ name: first.summary.source?.name, isNew: false, isStated: false });
      expect(again.summary).toMatchObject({ newEditions: 1, replacedTitles: 1 });
    });

    test('a folder of further languages by the same people joins the books that are there', async () => {
      const first = await run(await madeFolder());
      const { summary } = await run(
        await madeFolder({
          'texts/en': null,
          'texts/sw': null,
          'texts/ar': null,
          'texts/fr/0001_le-cerf-volant.md': madeText({ title: 'Le cerf-volant', pages: ['Un cerf-volant.'] }),
        }),
      );
      expect(summary).toMatchObject({ newEditions: 1, source: { name: first.summary.source?.name } });
      expect(await select('select count(*)::integer as n from book')).toEqual([{ n: 2 }]);
    });

    test('a library from before sources were told apart knows its folder, and nothing changes', async () => {
      const folder = await madeFolder();
      const { summary } = await run(folder);
      await select(`update book set source = 'african-storybook'`);
      await select(`delete from story_source`);
      await select(`insert into story_source (name) values ('african-storybook')`);
      const before = await shelfOf('african-storybook');
      const again = await run(folder);
      expect(again.summary).toMatchObject({
        editions: 0,
        unchanged: summary.editions,
        source: { name: 'african-storybook', isNew: false },
      });
      expect(await shelfOf('african-storybook')).toEqual(before);
    });

    test('source.json names the source, in the report of the import as beside the stories', async () => {
      const named = await madeFolder({ 'source.json': '\uFEFF{ "name": "reading-rivers" }' });
      expect((await run(named)).summary.source).toMatchObject({ name: 'reading-rivers', isStated: true });
      await expect(run(await madeFolder({ 'source.json': '{ "name": "rivers" }' }))).rejects.toThrow(
        'The library has these stories as source “reading-rivers”',
      );
      await expect(run(await madeFolder({ 'source.json': '{ "name": "epub" }' }))).rejects.toThrow(
        'source.json: "epub" is the name of another kind of source',
      );
      await expect(run(await madeFolder({ 'source.json': '"rivers"' }))).rejects.toThrow(
        'source.json is to hold the name of the source',
      );
    });

    test('a folder does not rename a language in which there are books of others', async () => {
      await run(await madeFolder());
      const folder = await folderOf(
        [['0001', { title: 'Wind', text: 'Li', pages: ['It rains.'], languages: ['sw'], pictures: 0 }]],
        'Wiehan de Jager',
      );
      await writeFiles(folder, {
        'languages.csv':
          'code,bcp47,english_name,native_name,script,direction,spaces_between_words,stories,files,source_repo,notes\nsw,sw,Swaheli,Swaheli,Arab,rtl,yes,1,1,made,',
      });
      await run(folder);
      expect(await select(`select name, script, direction from language where code = 'sw'`)).toEqual([
        { name: 'Kiswahili', script: 'Latn', direction: 'ltr' },
      ]);
    });
  },
  300_000,
);
