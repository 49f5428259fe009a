import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { arabicId, frenchId, khmerId } from '@letsread/catalogue/testing/test-library.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../contract.ts';
import { openTestPaths, type PathReader, type TestPaths } from '../testing/test-paths.ts';
import { stickerOf } from '../sticker-of.ts';

type Completion = (typeof calls.recordCompletions)['body'] extends {
  _zod: { input: { deeds: (infer NewCompletion)[] } };
}
  ? NewCompletion
  : never;

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

describe.each(testDatabaseKinds)('what readers earn, on the %s database', (kind) => {
  let paths: TestPaths;
  beforeAll(async () => {
    paths = await openTestPaths(kind);
  });
  afterEach(async () => {
    await paths.database.pool.query('delete from pathway');
  });
  afterAll(() => paths.close());

  const run = async (question: string, values: unknown[] = []) =>
    (await paths.database.pool.query<Record<string, unknown>>(question, values)).rows;
  const did = (step: string, rest: Partial<Completion> = {}): Completion => {
    const [deed, key] = step.split(' ') as [calls.CompletionKind, keyof TestPaths['books']];
    return { kind: deed, bookId: paths.books[key], ...rest };
  };
  const recordDone = async ({ client, reader }: PathReader, ...deeds: Completion[]) =>
    (await client(calls.recordCompletions, { ...reader, body: { deeds } })).awards;
  const earned = async (reader: PathReader, ...deeds: Completion[]) =>
    (await recordDone(reader, ...deeds)).map((award) => `${award.kind} ${award.deed ?? ''} ${award.title}`);
  const awardsOf = async ({ client, reader }: PathReader, lId?: string) =>
    (await client(calls.listAwards, { ...reader, ...(lId === undefined ? {} : { lId }) })).items;
  const refsOf = async ({ reader }: PathReader) =>
    (await run('select kind, ref from award where profile_id = $1 order by id', [reader.profileId])).map(
      (row) => `${String(row['kind'])} ${String(row['ref'])}`,
    );

  describe('stickers', () => {
    test('each completion earns one, which shows what was promised, in the language it was done in', async () => {
      const amina = await paths.newReader();
      const { hills, 'red-kite': kite } = paths.books;
      const awards = await recordDone(
        amina,
        did('match hills', { lId: frenchId, at: at(2) }),
        did('book red-kite', { lId: arabicId, at: at(1) }),
      );
      expect(awards).toEqual([
        {
          id: expect.any(String),
          kind: 'sticker',
          picture: stickerOf('book', kite),
          deed: 'book',
          bookId: kite,
          pathwayId: null,
          title: 'الطائرة الحمراء',
          titleLanguageISOCode: 'ar',
          earnedAt: at(1),
          placement: null,
        },
        expect.objectContaining({
          picture: stickerOf('match', hills),
          deed: 'match',
          title: 'Douze collines',
          earnedAt: at(2),
        }),
      ]);
    });

    test('only what is new is told; what was told before, or twice at once, earns nothing more', async () => {
      const amina = await paths.newReader();
      expect(await recordDone(amina, did('book hen'), did('book hen'))).toHaveLength(1);
      expect(await earned(amina, did('book hen'), did('dragWord hills'))).toEqual(['sticker dragWord Ten Hills']);
      expect(await recordDone(amina, did('book hen'))).toEqual([]);
      expect(await refsOf(amina)).toHaveLength(2);
    });

    test('fifty devices that tell the same at once earn one sticker and one badge', async () => {
      const path = await paths.addPath('short', ['book hen', 'book red-kite']);
      const amina = await paths.newReader();
      await recordDone(amina, did('book red-kite'));
      const answers = await Promise.all(Array.from({ length: 50 }, () => recordDone(amina, did('book hen'))));
      expect(
        answers
          .flat()
          .map((award) => award.kind)
          .sort(),
      ).toEqual(['badge', 'sticker']);
      expect((await refsOf(amina)).sort()).toEqual(
        [`badge pathway:${path}`, `sticker book:${paths.books['red-kite']}`, `sticker book:${paths.books.hen}`].sort(),
      );
    });

    test('many completions told by many devices at once, in any order, are each counted once', async () => {
      const path = await paths.addPath('all', ['book hen', 'book red-kite', 'match hills']);
      const amina = await paths.newReader();
      const steps = ['book hen', 'book red-kite', 'match hills', 'book hills', 'dragWord hills'];
      const orders = Array.from({ length: 30 }, (_, turn) => [...steps.slice(turn % 5), ...steps.slice(0, turn % 5)]);
      const answers = await Promise.all(
        orders.map((order, turn) => recordDone(amina, ...order.map((step) => did(step, { at: at(turn) })))),
      );
      expect(answers.flat()).toHaveLength(6);
      expect(await refsOf(amina)).toHaveLength(6);
      expect(await refsOf(amina)).toContain(`badge pathway:${path}`);
      expect(
        await run('select distinct first_at, last_at from completion where profile_id = $1', [amina.reader.profileId]),
      ).toEqual([{ first_at: new Date(at(0)), last_at: new Date(at(29)) }]);
    });

    test('the last two steps done on two devices at once earn the badge', async () => {
      const path = await paths.addPath('both', ['book hen', 'book red-kite']);
      for (let round = 0; round < 10; round++) {
        const amina = await paths.newReader();
        await Promise.all([recordDone(amina, did('book hen')), recordDone(amina, did('book red-kite'))]);
        expect(await refsOf(amina)).toContain(`badge pathway:${path}`);
      }
    });

    test('the first and the last time stand, and the language of the last, in whatever order they arrive', async () => {
      const amina = await paths.newReader();
      const completed = [
        did('book hills', { at: at(5), lId: frenchId }),
        did('book hills', { at: at(9), lId: englishLanguageId }),
        did('book hills', { at: at(1), lId: frenchId }),
      ];
      for (const deed of completed) await recordDone(amina, deed);
      expect(
        await run('select language_id, first_at, last_at from completion where profile_id = $1', [
          amina.reader.profileId,
        ]),
      ).toEqual([{ language_id: englishLanguageId, first_at: new Date(at(1)), last_at: new Date(at(9)) }]);
    });

    test('a clock that runs ahead counts as now', async () => {
      const amina = await paths.newReader();
      const [award] = await recordDone(amina, did('book hen', { at: '2999-01-01T00:00:00Z' }));
      expect(Date.parse(award?.earnedAt ?? '')).toBeLessThanOrEqual(Date.now());
    });

    test('a book that is unknown or never was published is left out; one that was withdrawn counts', async () => {
      const amina = await paths.newReader();
      await run(`update edition set status = 'draft' where slug = 'a-long-river' or slug = 'the-long-river'`);
      const completed = await earned(
        amina,
        { kind: 'book', bookId: '999999' },
        did('book draft'),
        did('book long'),
        did('book hen'),
      );
      expect(completed.sort()).toEqual(['sticker book A Long River', 'sticker book Hen and the Kite']);
      await run(`update edition set status = 'published' where slug = 'a-long-river' or slug = 'the-long-river'`);
    });

    test('a language that the book is not in, or none, is taken for English, else for one that it is in', async () => {
      const amina = await paths.newReader();
      await run(`update edition set status = 'draft', published_at = null where slug = 'ten-hills'`);
      await recordDone(
        amina,
        did('book hen', { lId: frenchId }),
        did('book red-kite'),
        did('book hills', { lId: khmerId }),
      );
      const rows = await run('select language_id from completion where profile_id = $1 order by book_id', [
        amina.reader.profileId,
      ]);
      await run(`update edition set status = 'published', published_at = now() where slug = 'ten-hills'`);
      expect(rows.map((row) => row['language_id'])).toEqual([englishLanguageId, englishLanguageId, frenchId]);
    });

    test('none, more than two hundred, or an unknown kind of completions are refused', async () => {
      const amina = await paths.newReader();
      const refused = { code: 'invalid-input' };
      await expect(recordDone(amina)).rejects.toMatchObject(refused);
      await expect(recordDone(amina, ...Array.from({ length: 201 }, () => did('book hen')))).rejects.toMatchObject(
        refused,
      );
      await expect(recordDone(amina, did('jump hen'))).rejects.toMatchObject(refused);
    });
  });

  describe('badges', () => {
    test('the last step that is required earns the badge, once, told after its sticker', async () => {
      await paths.addPath('up', ['book hen', 'book hills', 'match hills optional'], { [frenchId]: 'En haut' });
      const amina = await paths.newReader();
      expect(await earned(amina, did('book hen', { at: at(1) }))).toEqual(['sticker book Hen and the Kite']);
      const awards = await recordDone(amina, did('book hills', { at: at(4) }));
      expect(awards).toMatchObject([
        { kind: 'sticker' },
        {
          kind: 'badge',
          picture: 'star',
          deed: null,
          bookId: null,
          title: 'En haut',
          earnedAt: at(4),
          placement: null,
        },
      ]);
      expect(await earned(amina, did('match hills'))).toEqual(['sticker match Ten Hills']);
      expect(await recordDone(amina, did('book hills'))).toEqual([]);
    });

    test('one telling may complete a path, and two of them', async () => {
      await paths.addPath('one', ['book hen', 'book hills']);
      await paths.addPath('two', ['book hills', 'book red-kite']);
      const amina = await paths.newReader();
      const completed = await earned(amina, did('book hen'), did('book hills'), did('book red-kite'));
      expect(completed.slice(3)).toEqual(['badge  one', 'badge  two']);
    });

    test('what there is not in the language is not asked for', async () => {
      await paths.addPath('skipped', ['book red-kite', 'book hills', 'book hen', 'questions hills']);
      const amina = await paths.newReader();
      await recordDone(amina, did('book red-kite', { lId: frenchId }));
      expect(await earned(amina, did('book hills', { lId: frenchId }))).toContain('badge  skipped');
      const joseph = await paths.newReader();
      await recordDone(joseph, did('book red-kite'), did('book hills'), did('book hen'));
      expect(await earned(joseph, did('questions hills'))).toContain('badge  skipped');
    });

    test('a path read in two languages is complete when it is in one of them', async () => {
      await paths.addPath('mixed', ['book red-kite', 'book hills', 'book hen']);
      const amina = await paths.newReader();
      await recordDone(amina, did('book red-kite', { lId: englishLanguageId }));
      expect(await earned(amina, did('book hills', { lId: frenchId }))).toContain('badge  mixed');
    });

    test('a single story in a language is no path', async () => {
      await paths.addPath('arabic', ['book red-kite', 'book hills']);
      const amina = await paths.newReader();
      expect(await earned(amina, did('book red-kite', { lId: arabicId }))).toHaveLength(1);
    });

    test('editing a path takes nothing: a step that goes, one that comes, a book withdrawn, a path removed, one begun again', async () => {
      const id = await paths.addPath('edited', ['book hen', 'book hills']);
      const amina = await paths.newReader();
      await recordDone(amina, did('book hen'), did('book hills'));
      const before = await refsOf(amina);
      expect(before).toContain(`badge pathway:${id}`);
      await run('insert into pathway_step (pathway_id, position, kind, book_id) values ($1, 9, $2, $3)', [
        id,
        'book',
        paths.books.long,
      ]);
      await amina.client(calls.changePathway, { ...amina.reader, pathwayId: id, body: { restart: true } });
      await run(`update edition set status = 'draft' where slug = 'hen-and-the-kite'`);
      await run('delete from pathway_step where pathway_id = $1', [id]);
      expect(await recordDone(amina, did('book hills'))).toEqual([]);
      await run('delete from pathway where id = $1', [id]);
      expect(await refsOf(amina)).toEqual(before);
      expect((await awardsOf(amina)).find((award) => award.kind === 'badge')).toMatchObject({
        title: '',
        pathwayId: id,
      });
      await run(`update edition set status = 'published' where slug = 'hen-and-the-kite'`);
    });

    test('a new step for a book that was read long ago is done at once', async () => {
      const id = await paths.addPath('grown', ['book hen', 'book hills']);
      const amina = await paths.newReader();
      await recordDone(amina, did('book long'), did('book hen'));
      await run('insert into pathway_step (pathway_id, position, kind, book_id) values ($1, 9, $2, $3)', [
        id,
        'book',
        paths.books.long,
      ]);
      const { items } = await amina.client(calls.listPathwayProgress, amina.reader);
      expect(items[0]?.done).toHaveLength(2);
      expect(await earned(amina, did('book hills'))).toContain('badge  grown');
    });

    test('a path that an edit has completed earns its badge with whatever is done next', async () => {
      const id = await paths.addPath('shortened', ['book hen', 'book hills', 'book long']);
      const amina = await paths.newReader();
      await recordDone(amina, did('book hen'), did('book hills'));
      await run('delete from pathway_step where pathway_id = $1 and book_id = $2', [id, paths.books.long]);
      expect(await earned(amina, did('book red-kite'))).toEqual(['sticker book The Red Kite', 'badge  shortened']);
    });

    test('a path that was begun again asks for its steps anew, a removed one gives no badge', async () => {
      const id = await paths.addPath('again', ['book hen', 'book hills']);
      const removed = await paths.addPath('removed', ['book hen', 'book hills']);
      await run('update pathway set removed_at = now() where id = $1', [removed]);
      const amina = await paths.newReader();
      await recordDone(amina, did('book hen', { at: at(1) }));
      await run('insert into reader_pathway values ($1, $2, $3)', [amina.reader.profileId, id, at(2)]);
      expect(await earned(amina, did('book hills', { at: at(3) }))).toEqual(['sticker book Ten Hills']);
      expect(await earned(amina, did('book hen', { at: at(4) }))).toEqual(['badge  again']);
    });
  });

  describe('the sticker book', () => {
    test('awards are listed with the last one first, in parts, with titles in the language', async () => {
      const amina = await paths.newReader();
      await recordDone(
        amina,
        did('book hen', { at: at(1) }),
        did('book hills', { at: at(3) }),
        did('match hills', { at: at(2) }),
      );
      expect((await awardsOf(amina)).map(({ deed, title }) => `${deed} ${title}`)).toEqual([
        'book Ten Hills',
        'match Ten Hills',
        'book Hen and the Kite',
      ]);
      expect((await awardsOf(amina, frenchId)).map(({ title }) => title)).toEqual([
        'Douze collines',
        'Douze collines',
        'Hen and the Kite',
      ]);
      const inFrench = await awardsOf(amina, frenchId);
      expect(inFrench.map(({ titleLanguageISOCode }) => titleLanguageISOCode)).toEqual(['fr', 'fr', 'en']);
      const first = await amina.client(calls.listAwards, { ...amina.reader, limit: 2 });
      const rest = await amina.client(calls.listAwards, { ...amina.reader, limit: 2, cursor: first.cursor });
      expect([...first.items, ...rest.items]).toEqual(await awardsOf(amina));
      expect(rest.cursor).toBeUndefined();
      await expect(amina.client(calls.listAwards, { ...amina.reader, cursor: 'abc' })).rejects.toMatchObject({
        code: 'invalid-input',
      });
    });

    const place = ({ client, reader }: PathReader, awardId: string, body: object) =>
      client(calls.placeSticker, { ...reader, awardId, body: body as never });
    const spot = { page: 2, x: 0.3, y: 0.25, angle: -8 };

    test('a sticker is put somewhere, moved and taken out; what was done last stands, whenever it arrives', async () => {
      const amina = await paths.newReader();
      const id = (await recordDone(amina, did('book hen')))[0]?.id ?? '';
      expect(await place(amina, id, { placement: spot, at: at(5) })).toMatchObject({ id, placement: spot });
      expect(await place(amina, id, { placement: { ...spot, page: 1 }, at: at(4) })).toMatchObject({ placement: spot });
      const moved = { ...spot, x: 1, y: 0 };
      expect(await place(amina, id, { placement: moved, at: at(6) })).toMatchObject({ placement: moved });
      expect(await awardsOf(amina)).toMatchObject([{ placement: moved }]);
      expect(await place(amina, id, { placement: null })).toMatchObject({ placement: null });
      expect(await place(amina, id, { placement: spot, at: at(7) })).toMatchObject({ placement: null });
      // Telling the completion again does not move it.
      await place(amina, id, { placement: spot });
      await recordDone(amina, did('book hen'));
      expect(await awardsOf(amina)).toMatchObject([{ placement: spot }]);
    });

    test('another reader’s sticker, a badge and one that is unknown are not found', async () => {
      await paths.addPath('short', ['book hen', 'book hills']);
      const amina = await paths.newReader();
      const joseph = await paths.newReader();
      const [sticker, , badge] = await recordDone(amina, did('book hen'), did('book hills'));
      const notFound = { code: 'sticker-not-found', status: 404 };
      await expect(place(joseph, sticker?.id ?? '', { placement: spot })).rejects.toMatchObject(notFound);
      await expect(place(amina, badge?.id ?? '', { placement: spot })).rejects.toMatchObject(notFound);
      await expect(place(amina, '999999', { placement: spot })).rejects.toMatchObject(notFound);
      expect((await awardsOf(amina)).every(({ placement }) => placement === null)).toBe(true);
    });

    test('a place outside of the page is refused', async () => {
      const amina = await paths.newReader();
      const id = (await recordDone(amina, did('book hen')))[0]?.id ?? '';
      for (const odd of [{ page: 0 }, { x: 1.1 }, { y: -0.1 }, { angle: 181 }, { page: 1.5 }])
        await expect(place(amina, id, { placement: { ...spot, ...odd } })).rejects.toMatchObject({
          code: 'invalid-input',
        });
    });
  });
});
