import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { getQuestions } from '@letsread/learning/questions/get-questions.ts';
import { createPictureStore, type PictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadStarter } from './load-starter.ts';
import { asFiles, book, type Changes, hen, madeStarter } from '../testing/made-starter.ts';
import { clearCatalogue, temporaryFolder, writeFiles } from '../testing/made-stories.ts';
import { readStarter } from './starter-files.ts';

const sleeps = { key: 'sleeps', page: 1, kind: 'truefalse', choices: [{ key: 'yes' }, { key: 'no' }], answer: ['yes'] };
const where = {
  key: 'where',
  page: 0,
  kind: 'single',
  choices: [{ key: 'nest', page: 1 }, { key: 'sea' }],
  answer: ['nest'],
};
const texts = {
  sleeps: { prompt: 'Does the hen sleep?', choices: { yes: 'Yes', no: 'No' }, reply: 'Yes, she does.' },
  where: { prompt: 'Where is she?', choices: { nest: 'In her nest', sea: 'At sea' }, reply: 'In her nest.' },
};
const hindi = { sleeps: { prompt: 'क्या मुर्ग़ी सोती है?', choices: { yes: 'हाँ', no: 'नहीं' }, reply: 'हाँ, सोती है।' } };
const bookFile = 'books/the-hen/book.json';
const english = 'books/the-hen/en.json';
const withQuestions: Changes = {
  [bookFile]: { ...book, questions: [sleeps, where] },
  [english]: { ...hen, questions: texts },
  'books/the-hen/hi.json': { ...hen, title: 'मुर्ग़ी', questions: hindi },
};

const starterFolder = path.resolve(import.meta.dirname, '../../../starter');

describe.each(testDatabaseKinds)(
  'the questions of starter books, on the %s database',
  (kind) => {
    let database: Database;
    beforeAll(async () => {
      database = await openTestDatabase(kind);
    }, 120_000);
    afterAll(() => database.close());
    beforeEach(() => clearCatalogue(database));

    const select = async <Row>(question: string) => (await database.pool.query(question)).rows as Row[];
    const load = (folder: string, store: PictureStore) => loadStarter(database, store, folder);
    const newStore = async () => createPictureStore(await temporaryFolder());

    async function questionsOf(slug: string) {
      const [edition] = await select<{ id: string }>(`select id::text from edition where slug = '${slug}'`);
      const request = { params: { editionId: edition?.id ?? '' } } as Parameters<typeof getQuestions>[1];
      return (await getQuestions({ database, mediaUrl: '/media' }, request)).questions;
    }

    test('stand in its folder, with a text in each language that has one', async () => {
      await load(await madeStarter(withQuestions), await newStore());
      expect(await questionsOf('the-hen')).toMatchObject([
        { key: 'sleeps', page: 1, kind: 'truefalse', prompt: 'Does the hen sleep?', answer: ['yes'] },
        {
          key: 'where',
          page: 0,
          choices: [
            { key: 'nest', text: 'In her nest', picture: { width: expect.any(Number) }, alt: 'A hen asleep.' },
            { key: 'sea', text: 'At sea', picture: null, alt: '' },
          ],
          reply: 'In her nest.',
        },
      ]);
      expect((await questionsOf('मुर्ग़ी')).map(({ prompt }) => prompt)).toEqual(['क्या मुर्ग़ी सोती है?']);
      expect(await questionsOf('the-moon')).toEqual([]);
    });

    test('change without a change of the editions', async () => {
      const store = await newStore();
      const unasked = { [bookFile]: book, [english]: hen, 'books/the-hen/hi.json': { ...hen, title: 'मुर्ग़ी' } };
      const folder = await madeStarter(unasked);
      await load(folder, store);
      const rows = () => select('select xmin::text from edition union all select xmin::text from page');
      const before = await rows();
      await writeFiles(folder, asFiles(withQuestions));
      expect(await load(folder, store)).toMatchObject({ editions: 0, unchanged: 3 });
      await writeFiles(
        folder,
        asFiles({ [english]: { ...hen, questions: { ...texts, where: { ...texts.where, prompt: 'Where now?' } } } }),
      );
      expect(await load(folder, store)).toMatchObject({ editions: 0, unchanged: 3 });
      expect((await questionsOf('the-hen')).map(({ prompt }) => prompt)).toEqual(['Does the hen sleep?', 'Where now?']);
      expect(await rows()).toEqual(before);
    });

    test('that are as they were are not written again', async () => {
      const store = await newStore();
      const folder = await madeStarter(withQuestions);
      await load(folder, store);
      const rows = () => select('select xmin::text from question union all select xmin::text from question_text');
      const before = await rows();
      await load(folder, store);
      expect([(await rows()).length, await rows()]).toEqual([5, before]);
    });

    test('that are taken out are no longer asked, come back as themselves, and what was answered stays', async () => {
      const store = await newStore();
      const folder = await madeStarter(withQuestions);
      await load(folder, store);
      await database.pool.query(`
        with a as (insert into account (display_name) values ('Joseph') returning id),
        p as (insert into profile (account_id, name, image_url) select id, 'Amina', '/media/avatars/fox.webp' from a returning id)
        insert into question_attempt (profile_id, question_id, answered_at, tries, is_first_try)
        select p.id, q.id, now(), 1, true from p, question q`);
      const ids = await select('select id from question order by key');
      await writeFiles(
        folder,
        asFiles({
          [bookFile]: { ...book, questions: [where] },
          [english]: { ...hen, questions: { where: texts.where } },
          'books/the-hen/hi.json': { ...hen, title: 'मुर्ग़ी' },
        }),
      );
      await load(folder, store);
      expect((await questionsOf('the-hen')).map(({ key }) => key)).toEqual(['where']);
      expect(await questionsOf('मुर्ग़ी')).toEqual([]);
      expect(await select('select count(*)::integer as n from question_attempt')).toEqual([{ n: 2 }]);
      await writeFiles(folder, asFiles(withQuestions));
      await load(folder, store);
      expect((await questionsOf('the-hen')).map(({ key }) => key)).toEqual(['sleeps', 'where']);
      expect(await select('select id from question order by key')).toEqual(ids);
    });

    test('a text that is taken out is no longer asked in its language', async () => {
      const store = await newStore();
      const folder = await madeStarter(withQuestions);
      await load(folder, store);
      await writeFiles(folder, asFiles({ 'books/the-hen/hi.json': { ...hen, title: 'मुर्ग़ी' } }));
      await load(folder, store);
      expect([(await questionsOf('मुर्ग़ी')).length, (await questionsOf('the-hen')).length]).toEqual([0, 2]);
    });

    const inBook = (change: object) => ({ [bookFile]: { ...book, questions: [{ ...where, ...change }] } });
    const inEnglish = (change: object) => ({
      ...withQuestions,
      [english]: { ...hen, questions: { ...texts, where: { ...texts.where, ...change } } },
    });
    const of = (...keys: string[]) => keys.map((key) => ({ key }));

    test.each<[string, Changes, string]>([
      ['a page that there is not', inBook({ page: 2 }), `${bookFile}: questions.where.page: there is no page 2.`],
      [
        'a picture of a page that there is not',
        inBook({ choices: [{ key: 'nest', page: 7 }, { key: 'sea' }] }),
        `${bookFile}: questions.where.choices: there is no page 7.`,
      ],
      [
        'the picture of the cover',
        inBook({ choices: [{ key: 'nest', page: 0 }, { key: 'sea' }] }),
        `${bookFile}: questions.0.choices.0.page`,
      ],
      [
        'a picture that is missing',
        inBook({ kind: 'picture' }),
        `${bookFile}: questions.where.choices: each needs a page`,
      ],
      [
        'the same picture twice',
        inBook({
          kind: 'picture',
          choices: [
            { key: 'nest', page: 1 },
            { key: 'sea', page: 1 },
          ],
        }),
        `${bookFile}: questions.where.choices: page 1 is shown twice.`,
      ],
      ['one choice', inBook({ choices: of('nest') }), `${bookFile}: questions.0.choices: Fewer than two choices.`],
      [
        'five choices',
        inBook({ choices: of('nest', 'a', 'b', 'c', 'd') }),
        `${bookFile}: questions.0.choices: More than 4 choices.`,
      ],
      [
        'the same choice twice',
        inBook({ choices: of('nest', 'nest') }),
        `${bookFile}: questions.where.choices: "nest" is there twice.`,
      ],
      [
        'other choices than yes and no',
        inBook({ kind: 'truefalse' }),
        `${bookFile}: questions.where.choices: those of truefalse are "yes" and "no"`,
      ],
      [
        'an answer that is no choice',
        inBook({ answer: ['moon'] }),
        `${bookFile}: questions.where.answer: "moon" is no choice of the question.`,
      ],
      ['no answer', inBook({ answer: [] }), `${bookFile}: questions.where.answer: give one choice.`],
      ['two answers', inBook({ answer: ['nest', 'sea'] }), `${bookFile}: questions.where.answer: give one choice.`],
      [
        'an order of some',
        inBook({ kind: 'order', answer: ['sea'] }),
        `${bookFile}: questions.where.answer: give each choice once.`,
      ],
      [
        'an order that stands there already',
        inBook({ kind: 'order', answer: ['nest', 'sea'] }),
        `${bookFile}: questions.where.choices: they stand in the right order already.`,
      ],
      ['another kind', inBook({ kind: 'essay' }), `${bookFile}: questions.0.kind`],
      [
        'the same key twice',
        { [bookFile]: { ...book, questions: [where, where] } },
        `${bookFile}: questions: "where" is there twice.`,
      ],
      [
        'four questions',
        { [bookFile]: { ...book, questions: ['a', 'b', 'c', 'd'].map((key) => ({ ...where, key })) } },
        `${bookFile}: questions: More than 3 questions.`,
      ],
      [
        'a text of no question',
        { [english]: { ...hen, questions: texts } },
        `${english}: questions.sleeps: ${bookFile} has no such question.`,
      ],
      [
        'a text that lacks a choice',
        inEnglish({ choices: { nest: 'Nest' } }),
        `${english}: questions.where.choices: "sea" is missing.`,
      ],
      [
        'a text with a choice too many',
        inEnglish({ choices: { ...texts.where.choices, moon: 'Moon' } }),
        `${english}: questions.where.choices: "moon" is no choice of the question.`,
      ],
      ['an empty text', inEnglish({ reply: ' ' }), `${english}: questions.where.reply: Empty.`],
      ['a text without a reply', inEnglish({ reply: undefined }), `${english}: questions.where.reply`],
    ])('%s is told with file and field, and nothing is taken', async (_what, changes, message) => {
      await expect(load(await madeStarter(changes), await newStore())).rejects.toThrow(message);
      expect(await select('select 1 from book')).toEqual([]);
    });
  },
  120_000,
);

test('each book of the starter library has two or three questions, one of them answered with pictures, in every language it has', async () => {
  const { books } = await readStarter(starterFolder);
  for (const { slug, questions, editions } of books) {
    expect([2, 3], slug).toContain(questions.length);
    expect(
      questions.map(({ kind }) => kind),
      slug,
    ).toContain('picture');
    const keys = questions.map(({ key }) => key).toSorted();
    for (const { file, questions: written } of editions)
      expect([file, Object.keys(written).toSorted()]).toEqual([file, keys]);
  }
  const kinds = new Set(books.flatMap(({ questions }) => questions.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual(['order', 'picture', 'single', 'truefalse']);
});
