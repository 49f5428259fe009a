import { cp } from 'node:fs/promises';
import path from 'node:path';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import type { Pathway, PathwayDetail } from '@letsread/learning/contract.ts';
import { getPathway } from '@letsread/learning/pathways/get-pathway.ts';
import { listPathways } from '@letsread/learning/pathways/list-pathways.ts';
import { makeRulePathways } from '@letsread/learning/pathways/make-rule-pathways.ts';
import { createPictureStore, type PictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withImportLock } from '../with-import-lock.ts';
import { languageId } from '@letsread/catalogue/writing/language-id.ts';
import { loadStarter } from './load-starter.ts';
import { asFiles, book, madeStarter, pathways } from '../testing/made-starter.ts';
import { clearCatalogue, temporaryFolder, writeFiles } from '../testing/made-stories.ts';
import { readStarter } from './starter-files.ts';

const [first] = pathways;
const [hen, moon, match] = first?.steps ?? [];
const second = { ...first, slug: 'second-path', steps: [moon, hen] };
const starterFolder = path.resolve(import.meta.dirname, '../../../starter');

describe.each(testDatabaseKinds)(
  'the paths of the starter library, on the %s database',
  (kind) => {
    let database: Database;
    beforeAll(async () => {
      database = await openTestDatabase(kind);
    }, 120_000);
    afterAll(() => database.close());
    beforeEach(() => clearCatalogue(database));

    const select = async <Row>(question: string, values: unknown[] = []) =>
      (await database.pool.query(question, values)).rows as Row[];
    const load = (folder: string, store: PictureStore) => loadStarter(database, store, folder);
    const newStore = async () => createPictureStore(await temporaryFolder());
    const context = () => ({ database, mediaUrl: '/media' });
    async function listed(lId = englishLanguageId): Promise<Pathway[]> {
      const request = { params: {}, query: { lId, limit: 100 } } as Parameters<typeof listPathways>[1];
      return (await listPathways(context(), request)).items;
    }
    function walked(slug: string, lId = englishLanguageId): Promise<PathwayDetail> {
      return getPathway(context(), { params: { slug }, query: { lId } } as Parameters<typeof getPathway>[1]);
    }
    const stepRows = () =>
      select<{ step: string }>(
        `select p.slug || ' ' || s.kind || ' ' || b.source_key || case when s.is_optional then ' optional' else '' end as step
         from pathway_step s join pathway p on p.id = s.pathway_id join book b on b.id = s.book_id
         order by p.position, s.position`,
      ).then((rows) => rows.map(({ step }) => step));

    test('are there with their titles, and what there is of them in a language', async () => {
      await load(await madeStarter(), await newStore());
      expect(await listed()).toMatchObject([
        {
          slug: 'first-path',
          title: 'First Path',
          summary: 'To walk.',
          levels: [1, 2],
          stories: 2,
          badge: 'star',
          palette: 2,
          figures: ['chick', 'moon'],
        },
      ]);
      expect(await listed(languageId('hi'))).toEqual([]);
      expect(await stepRows()).toEqual([
        'first-path book the-hen',
        'first-path book the-moon',
        'first-path match the-hen optional',
      ]);
      expect(await select('select title, summary from pathway_text order by title')).toEqual([
        { title: 'First Path', summary: 'To walk.' },
        { title: 'पहला रास्ता', summary: '' },
      ]);
    });

    test('loaded again they change nothing; a language that only they have is one', async () => {
      const folder = await madeStarter({ 'pathways.json': [{ ...first, titles: { en: 'One', sw: 'Moja' } }] });
      const store = await newStore();
      await load(folder, store);
      const rows = () =>
        select(
          'select p.xmin::text, t.xmin::text as text, s.xmin::text as step from pathway p, pathway_text t, pathway_step s',
        );
      const before = await rows();
      await load(folder, store);
      expect(await rows()).toEqual(before);
      expect(await select(`select 1 as found from language where code = 'sw'`)).toEqual([{ found: 1 }]);
    });

    test('a step or a path that goes from the file is gone, what was earned stays, and it may come back', async () => {
      const folder = await madeStarter({ 'pathways.json': [first, second] });
      const store = await newStore();
      await load(folder, store);
      const [reader] = await select<{ id: string }>(
        `with a as (insert into account (display_name) values ('Joseph') returning id)
         insert into profile (account_id, name, image_url) select id, 'Amina', '/media/avatars/fox.webp' from a returning id`,
      );
      await select(
        `insert into award (profile_id, kind, ref, picture, earned_at)
         select $1, 'badge', 'pathway:' || id, badge, now() from pathway`,
        [reader?.id],
      );
      await writeFiles(
        folder,
        asFiles({ 'pathways.json': [{ ...first, titles: { en: 'Shorter' }, badge: 'crown', steps: [moon, hen] }] }),
      );
      await load(folder, store);
      expect((await listed()).map(({ title, badge }) => `${title} ${badge}`)).toEqual(['Shorter crown']);
      expect((await stepRows()).slice(0, 2)).toEqual(['first-path book the-moon', 'first-path book the-hen']);
      expect(
        await select(`select language_id from pathway_text where title <> 'Shorter' and summary <> ''`),
      ).toHaveLength(1);
      await expect(walked('second-path')).rejects.toMatchObject({ code: 'pathway-not-found' });
      expect(await select('select picture from award')).toEqual([{ picture: 'star' }, { picture: 'star' }]);
      const ids = () => select('select id, slug from pathway order by id');
      const before = await ids();
      await writeFiles(folder, asFiles({ 'pathways.json': [second, first] }));
      await load(folder, store);
      expect((await listed()).map(({ slug }) => slug)).toEqual(['second-path', 'first-path']);
      expect(await ids()).toEqual(before);
    });

    test('a path of another maker with the same slug is left alone', async () => {
      await select(
        `insert into pathway (slug, source, badge, palette, figures) values ('first-path', 'operator', 'medal', 6, '{sun}')`,
      );
      await load(await madeStarter(), await newStore());
      expect(await select('select source, badge from pathway')).toEqual([{ source: 'operator', badge: 'medal' }]);
      expect(await stepRows()).toEqual([]);
    });

    test.each<[string, object[], string]>([
      [
        'a book that is nowhere',
        [{ ...first, steps: [hen, moon, { kind: 'book', book: 'no-book' }] }],
        'first-path.steps: there is no book "no-book".',
      ],
      ['a step twice', [{ ...first, steps: [hen, moon, hen] }], 'first-path.steps: "book the-hen" is there twice.'],
      [
        'an unknown kind',
        [{ ...first, steps: [hen, { kind: 'dance', book: 'the-hen' }] }],
        '0.steps.1.kind: Invalid option',
      ],
      ['an unknown figure', [{ ...first, figures: ['dragon'] }], '0.figures.0: Invalid option'],
      ['an unknown badge', [{ ...first, badge: 'cup' }], '0.badge: Invalid option'],
      ['a palette that is none', [{ ...first, palette: 7 }], '0.palette: Give a palette from 1 to 6.'],
      [
        'a path of one book',
        [{ ...first, steps: [hen, match, { ...moon, optional: true }] }],
        'first-path.steps: at least two books',
      ],
      ['a path twice', [{ ...first }, { ...first }], 'first-path: The path is there twice.'],
      [
        'a summary without a title',
        [{ ...first, summaries: { es: 'Así.' } }],
        'first-path.summaries: "es" has no title.',
      ],
      ['no English title', [{ ...first, titles: { hi: 'रास्ता' } }], '0.titles: English is missing.'],
      ['a misspelled field', [{ ...first, stepps: [] }], '0: Unrecognized key: "stepps"'],
      [
        'a language nobody knows',
        [{ ...first, titles: { en: 'One', qqq: 'Q' } }],
        'The language "qqq" is not known here.',
      ],
    ])('%s is told with file and field, and nothing is taken', async (_what, wrong, message) => {
      const folder = await madeStarter({ 'pathways.json': wrong });
      await expect(load(folder, await newStore())).rejects.toThrow(`pathways.json: ${message}`);
      expect(await select('select 1 from pathway union all select 1 from book')).toEqual([]);
    });

    test('a file that is missing is told', async () => {
      const folder = await madeStarter({ 'pathways.json': null });
      await expect(load(folder, await newStore())).rejects.toThrow('pathways.json: It is missing.');
    });

    test('no path is made by rule from the starter library’s own books, and one is from others', async () => {
      const four = Object.fromEntries(
        ['a', 'b', 'c', 'd'].flatMap((name) => [
          [`books/${name}/book.json`, book],
          [
            `books/${name}/en.json`,
            {
              title: name,
              description: name,
              made: name,
              pages: [
                { text: '', alt: 'x' },
                { text: name, alt: 'x' },
              ],
            },
          ],
        ]),
      );
      const folder = await madeStarter(four);
      for (const name of ['a', 'b', 'c', 'd']) await copyPictures(folder, name);
      const store = await newStore();
      await load(folder, store);
      await withImportLock(database.pool, makeRulePathways);
      expect((await listed()).map(({ slug }) => slug)).toEqual(['first-path']);
      await select(`update book set source = 'other' where source_key in ('a', 'b', 'c', 'd')`);
      await withImportLock(database.pool, makeRulePathways);
      expect((await listed()).map(({ slug }) => slug)).toEqual(['first-path', 'animals-2']);
    });

    test('the library’s own: at least three paths, in all its languages, every step of them there', async () => {
      const { pathways: own } = await readStarter(starterFolder);
      await load(starterFolder, await newStore());
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(new Set(own.flatMap(({ steps }) => steps.map((step) => step.kind))).size).toBe(4);
      for (const code of ['en', 'ar', 'es', 'hi', 'id']) {
        const inLanguage = await listed(languageId(code));
        expect(inLanguage.map(({ slug }) => slug)).toEqual(own.map(({ slug }) => slug));
        for (const { slug, titles, summaries, steps } of own) {
          const found = await walked(slug, languageId(code));
          expect([found.title, found.summary]).toEqual([titles[code], summaries[code]]);
          expect(found.path.map((step) => [step.kind, step.isOptional])).toEqual(
            steps.map((step) => [step.kind, step.optional]),
          );
          const levels = found.path.filter((step) => step.kind === 'book').map((step) => step.book.level ?? 0);
          expect(levels).toEqual(levels.toSorted((a, b) => a - b));
        }
      }
      // Where the questions are not translated the other steps of the path are all that is asked.
      const before = await walked('thunder-and-fog', languageId('ar'));
      await select('delete from question_text where language_id = $1', [languageId('ar')]);
      const after = await walked('thunder-and-fog', languageId('ar'));
      expect(after.path).toEqual(before.path.filter((step) => step.kind !== 'questions'));
      expect([before.steps, after.steps, after.stories]).toEqual([6, 5, 3]);
    });
  },
  120_000,
);

async function copyPictures(folder: string, name: string): Promise<void> {
  await cp(path.join(folder, 'books/the-hen/pictures'), path.join(folder, `books/${name}/pictures`), {
    recursive: true,
  });
}
