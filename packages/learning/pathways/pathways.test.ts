import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { arabicId, frenchId, icelandicId, khmerId } from '@letsread/catalogue/testing/test-library.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../contract.ts';
import { stickerOf } from '../sticker-of.ts';
import { openTestPaths, type PathReader, type TestPaths } from '../testing/test-paths.ts';

describe.each(testDatabaseKinds)('paths, on the %s database', (kind) => {
  let paths: TestPaths;
  let client: TestPaths['clientAs'] extends (account: undefined) => infer Client ? Client : never;
  beforeAll(async () => {
    paths = await openTestPaths(kind);
    client = paths.clientAs(undefined);
  });
  afterEach(async () => {
    await paths.database.pool.query('delete from pathway');
  });
  afterAll(() => paths.close());

  const run = (question: string, values: unknown[] = []) => paths.database.pool.query(question, values);
  const slugs = async (input: { lId?: string; limit?: number; cursor?: string }) =>
    (await client(calls.listPathways, input)).items.map(({ slug }) => slug);
  const stepsOf = async (slug: string, lId?: string) =>
    (await client(calls.getPathway, { slug, ...(lId === undefined ? {} : { lId }) })).path.map(
      (step) => `${step.kind} ${step.book.title}`,
    );

  describe('listed', () => {
    test('a path has its title and what there is of it in the language', async () => {
      await paths.addPath('up-high', ['book red-kite', 'book hills', 'match hills', 'book hen'], {
        [englishLanguageId]: 'Up high',
        [frenchId]: 'Là-haut',
      });
      const { items, languages } = await client(calls.listPathways, { lId: frenchId });
      expect(items).toEqual([
        {
          id: expect.any(String),
          slug: 'up-high',
          title: 'Là-haut',
          titleLanguageISOCode: 'fr',
          summary: 'About Là-haut',
          levels: [2, 3],
          stories: 2,
          steps: 3,
          badge: 'star',
          palette: 3,
          figures: ['kite', 'sun'],
        },
      ]);
      expect(languages.map(({ name }) => name)).toEqual(['English', 'Français']);
      expect((await client(calls.listPathways, {})).items).toMatchObject([
        { title: 'Up high', levels: [1, 2, 3], steps: 4 },
      ]);
    });

    test('only where there are two stories in the language, drafts left out, in the library’s order and in parts', async () => {
      await paths.addPath('one', ['book hen', 'book draft']);
      await paths.addPath('two', ['book hen', 'book hills']);
      await paths.addPath('three', ['book red-kite', 'book hills']);
      await paths.addPath('gone', ['book red-kite', 'book hills']);
      await run(`update pathway set position = -1 where slug = 'three'`);
      await run(`update pathway set removed_at = now() where slug = 'gone'`);
      expect(await slugs({})).toEqual(['three', 'two']);
      expect(await slugs({ lId: frenchId })).toEqual(['three']);
      expect(await slugs({ lId: arabicId })).toEqual([]);
      expect(await slugs({ lId: '999999' })).toEqual([]);
      const first = await client(calls.listPathways, { limit: 1 });
      expect(first.items).toMatchObject([{ slug: 'three' }]);
      const rest = await client(calls.listPathways, { limit: 1, cursor: first.cursor });
      expect([rest.items.map(({ slug }) => slug), rest.cursor]).toEqual([['two'], undefined]);
      await expect(client(calls.listPathways, { cursor: 'abc' })).rejects.toMatchObject({ code: 'invalid-input' });
    });

    test('one without a title is called by its tag, in the language, else in English; without a tag by its first story', async () => {
      await paths.addPath('wind-2', ['book red-kite', 'book hills'], {});
      await paths.addPath('level-2-1', ['book red-kite', 'book hills'], {});
      await run(`update pathway set tag_id = (select id from tag where slug = 'wind') where slug = 'wind-2'`);
      const titles = async (lId: string) =>
        (await client(calls.listPathways, { lId })).items.map(
          ({ title, summary, titleLanguageISOCode }) => `${title}${summary}, ${titleLanguageISOCode}`,
        );
      expect(await titles(frenchId)).toEqual(['Wind, en', 'Le cerf-volant rouge, fr']);
      await run(`update edition set status = 'published', published_at = now() where slug = 'عشرة-تلال'`);
      expect(await titles(arabicId)).toEqual(['رياح, ar', 'الطائرة الحمراء, ar']);
      await run(`update edition set status = 'draft', published_at = null where slug = 'عشرة-تلال'`);
    });

    test('what is kept of them is forgotten when one changes', async () => {
      const notices: string[] = [];
      const stop = await paths.database.listen('catalogue', () => notices.push('catalogue'));
      const id = await paths.addPath('up-high', ['book hen', 'book hills']);
      await expect.poll(() => notices.length).toBeGreaterThan(0);
      for (const change of [
        'update pathway set position = 7',
        'delete from pathway_step',
        'delete from pathway_text',
      ]) {
        notices.length = 0;
        await run(`${change} where ${change.includes('_') ? 'pathway_id' : 'id'} = ${id}`);
        await expect.poll(() => notices.length).toBeGreaterThan(0);
      }
      await stop();
    });
  });

  describe('opened', () => {
    test('its steps stand in order, each with its book and the sticker that it earns', async () => {
      await paths.addPath('hills', ['book hen', 'book hills', 'dragWord hills optional', 'questions hills']);
      const { path, language, languages, ...pathway } = await client(calls.getPathway, { slug: 'Hills' });
      expect(pathway).toMatchObject({ slug: 'hills', title: 'hills', stories: 2, steps: 4, levels: [1, 3] });
      expect([language.name, languages.map(({ name }) => name)]).toEqual(['English', ['English']]);
      expect(path).toMatchObject([
        { kind: 'book', isOptional: false, book: { bookId: paths.books.hen, slug: 'hen-and-the-kite' } },
        { kind: 'book', sticker: stickerOf('book', paths.books.hills) },
        { kind: 'dragWord', isOptional: true, sticker: stickerOf('dragWord', paths.books.hills) },
        { kind: 'questions', isOptional: false, book: { title: 'Ten Hills' } },
      ]);
    });

    test('what there is not in the language is skipped and not counted: a book, or an activity that it has no words for', async () => {
      const steps = ['book hen', 'book red-kite', 'match red-kite', 'book hills', 'questions hills', 'match hills'];
      await paths.addPath('skipped', steps);
      expect(await stepsOf('skipped')).toEqual([
        'book Hen and the Kite',
        'book The Red Kite',
        'book Ten Hills',
        'questions Ten Hills',
        'match Ten Hills',
      ]);
      expect(await stepsOf('skipped', frenchId)).toEqual([
        'book Le cerf-volant rouge',
        'book Douze collines',
        'match Douze collines',
      ]);
    });

    test('a question that is no longer asked is no step', async () => {
      await paths.addPath('asked', ['book hen', 'book hills', 'questions hills']);
      await run('update question set removed_at = now()');
      expect(await stepsOf('asked')).toHaveLength(2);
      await run('update question set removed_at = null');
      expect(await stepsOf('asked')).toHaveLength(3);
    });

    test('in a language with too few of its stories it is told in English, else in one that it has', async () => {
      await paths.addPath('high', ['book red-kite', 'book hills', 'book hen']);
      const languageOf = async (lId: string) => (await client(calls.getPathway, { slug: 'high', lId })).language.name;
      expect([await languageOf(frenchId), await languageOf(khmerId), await languageOf(icelandicId)]).toEqual([
        'Français',
        'English',
        'English',
      ]);
      await run(`update edition set status = 'draft' where slug = 'ten-hills' or slug = 'hen-and-the-kite'`);
      expect(await languageOf(englishLanguageId)).toBe('Français');
      await run(`update edition set status = 'published' where slug = 'ten-hills' or slug = 'hen-and-the-kite'`);
    });

    test('one that is unknown, was removed or has nothing to read is not found', async () => {
      await paths.addPath('empty', ['book hen', 'book draft']);
      await paths.addPath('gone', ['book hen', 'book hills']);
      await run(`update pathway set removed_at = now() where slug = 'gone'`);
      for (const slug of ['empty', 'gone', 'never'])
        await expect(client(calls.getPathway, { slug })).rejects.toMatchObject({
          code: 'pathway-not-found',
          status: 404,
        });
    });
  });

  describe('walked', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
    const did = ({ client: own, reader }: PathReader, step: string, minute: number) => {
      const [deed, key] = step.split(' ') as [calls.CompletionKind, keyof TestPaths['books']];
      return own(calls.recordCompletions, {
        ...reader,
        body: { deeds: [{ kind: deed, bookId: paths.books[key], at: at(minute) }] },
      });
    };
    const progress = async ({ client: own, reader }: PathReader, input: { slug?: string; lId?: string } = {}) =>
      (await own(calls.listPathwayProgress, { ...reader, ...input })).items;
    const change = ({ client: own, reader }: PathReader, pathwayId: string, body: object) =>
      own(calls.changePathway, { ...reader, pathwayId, body });

    test('a reader’s paths are those with a step done, with what was done and when; a step of two paths counts on both', async () => {
      const first = await paths.addPath('first', ['book hen', 'book hills'], { [frenchId]: 'Premier' });
      await paths.addPath('second', ['book long', 'book hen', 'match hills optional']);
      await paths.addPath('other', ['book red-kite', 'book long']);
      const amina = await paths.newReader();
      expect(await progress(amina)).toEqual([]);
      await did(amina, 'match hills', 2);
      await did(amina, 'book hen', 1);
      await did(amina, 'book hen', 5);
      const hen = { kind: 'book', bookId: paths.books.hen, doneAt: at(1) };
      expect(await progress(amina, { lId: frenchId })).toEqual([
        {
          pathwayId: first,
          slug: 'first',
          title: 'Premier',
          titleLanguageISOCode: 'fr',
          done: [hen],
          completedAt: null,
          restartedAt: null,
          isHidden: false,
        },
        expect.objectContaining({
          slug: 'second',
          done: [hen, { kind: 'match', bookId: paths.books.hills, doneAt: at(2) }],
        }),
      ]);
      expect((await progress(amina, { slug: 'second' })).map(({ slug }) => slug)).toEqual(['second']);
      await did(amina, 'book hills', 9);
      expect(await progress(amina, { slug: 'first' })).toMatchObject([{ completedAt: at(9) }]);
    });

    test('begun again, steps done before do not count, and the badge stays', async () => {
      const id = await paths.addPath('again', ['book hen', 'book hills']);
      const amina = await paths.newReader();
      await did(amina, 'book hen', 1);
      await did(amina, 'book hills', 2);
      const begun = await change(amina, id, { restart: true });
      expect(begun).toMatchObject({ pathwayId: id, done: [], completedAt: at(2), restartedAt: expect.any(String) });
      // One that was done before and is told late does not count either.
      await did(amina, 'book hen', 3);
      expect(await progress(amina)).toMatchObject([{ done: [] }]);
      await run(`update reader_pathway set restarted_at = $1`, [at(4)]);
      await did(amina, 'book hen', 5);
      expect(await progress(amina)).toMatchObject([
        { done: [{ bookId: paths.books.hen, doneAt: at(5) }], completedAt: at(2) },
      ]);
    });

    test('a path is hidden and shown, before anything of it was done too; neither takes the other choice away', async () => {
      const id = await paths.addPath('hidden', ['book hen', 'book hills']);
      const amina = await paths.newReader();
      expect(await change(amina, id, { isHidden: true })).toMatchObject({
        isHidden: true,
        restartedAt: null,
        done: [],
      });
      expect(await change(amina, id, { restart: true })).toMatchObject({ isHidden: true });
      const shown = await change(amina, id, { isHidden: false });
      expect(shown).toMatchObject({ isHidden: false, restartedAt: expect.any(String) });
      expect(await progress(amina)).toEqual([shown]);
      expect(await progress(await paths.newReader())).toEqual([]);
    });

    test('a path that is unknown or was removed cannot be changed, and is no progress', async () => {
      const id = await paths.addPath('removed', ['book hen', 'book hills']);
      const amina = await paths.newReader();
      await did(amina, 'book hen', 1);
      await run('update pathway set removed_at = now() where id = $1', [id]);
      expect(await progress(amina)).toEqual([]);
      for (const pathwayId of [id, '999999'])
        await expect(change(amina, pathwayId, { isHidden: true })).rejects.toMatchObject({ code: 'pathway-not-found' });
      await expect(change(amina, id, { isHidden: 'yes' })).rejects.toMatchObject({ code: 'invalid-input' });
    });
  });
});
