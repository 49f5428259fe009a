import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { addTestBook, arabicId, fillTestLibrary, khmerId } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, type TestDatabaseKind } from '@letsread/database/testing/test-database.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { addAccount, openTestCalls, type TestCalls } from '@letsread/profiles/testing/test-accounts.ts';
import type { Question } from '../games/contract.ts';
import { learningCalls } from '../server.ts';

/** A story that has games, on three pages, in English, Arabic and Khmer: from left to right, from right to left, and without spaces. */
export const farm = {
  en: ['The hen eats rice all day.', 'A dog sleeps under our table.', 'My cat looks at some fish.'],
  ar: ['تأكل الدجاجة الحب في الحقل.', 'ينام الكلب تحت الطاولة الكبيرة.', 'تنظر القطة إلى السمكة الصغيرة.'],
  km: ['មាន់ស៊ីស្រូវក្នុងវាល។', 'ឆ្កែគេងនៅក្រោមតុ។', 'ឆ្មាមើលត្រីក្នុងទឹក។'],
};

/** The library of the catalogue's tests, "On the Farm" beside it, and readers of one's own. */
export interface StoryLibrary extends TestCalls {
  database: Database;
  bookId: string;
  /** Ids of the editions by language. */
  editions: Record<keyof typeof farm, string>;
  /** An edition that is a draft. */
  draft: string;
  /** Asks signed out. */
  client: ApiClient;
  newReader: () => Promise<{ userId: string; profileId: string; client: ApiClient }>;
}

export async function openStoryLibrary(kind: TestDatabaseKind): Promise<StoryLibrary> {
  const database = await openTestDatabase(kind);
  await fillTestLibrary(database);
  const { pool } = database;
  const bookId = await addTestBook(pool, {
    key: 'farm',
    level: 2,
    reads: 1,
    tags: [],
    editions: [
      { languageId: englishLanguageId, title: 'On the Farm', slug: 'on-the-farm', pages: farm.en },
      { languageId: arabicId, title: 'في المزرعة', slug: 'في-المزرعة', pages: farm.ar },
      { languageId: khmerId, title: 'កសិដ្ឋាន', slug: 'កសិដ្ឋាន', pages: farm.km },
    ],
  });
  const { rows } = await pool.query<{ id: string; code: string; status: string }>(
    `select e.id::text, l.code, e.status from edition e join language l on l.id = e.language_id where e.book_id = $1 or e.status = 'draft'`,
    [bookId],
  );
  const published = rows.filter(({ status }) => status === 'published');
  for (const { id } of published) await addTestPictures(pool, id);
  const calls = await openTestCalls(database, learningCalls, { database, mediaUrl: '/media' });
  return {
    ...calls,
    database,
    bookId,
    editions: Object.fromEntries(published.map(({ id, code }) => [code, id])) as StoryLibrary['editions'],
    draft: rows.find(({ status }) => status === 'draft')?.id ?? '',
    client: calls.clientAs(undefined),
    async newReader() {
      const { accountId, profileIds } = await addAccount(database, 'Amina');
      return { userId: accountId, profileId: profileIds[0] ?? '', client: calls.clientAs(accountId) };
    },
    async close() {
      await calls.close();
      await database.close();
    },
  };
}

/** Gives each page of an edition a picture: page 1 has the first, and so on; the same ones for every edition. */
export async function addTestPictures(pool: Database['pool'], editionId: string): Promise<void> {
  await pool.query(
    `insert into picture (sha256, format, width, height, bytes, colour)
     select repeat(n::text, 64), 'webp', 640, 480, 1000, '#' || repeat(n::text, 6) from generate_series(0, 9) n on conflict do nothing`,
  );
  await pool.query(
    `update page set alt = 'Picture ' || number, picture_id = (select id from picture where sha256 = repeat(number::text, 64))
     where edition_id = $1`,
    [editionId],
  );
}

export interface QuestionOfTest {
  key: string;
  position?: number;
  page?: number;
  kind: Question['kind'];
  choices: { key: string; page?: number }[];
  answer: string[];
  /** By language id: the prompt; choices and reply are made from it. */
  prompts: Record<string, string>;
}

/** Adds a question to a book, and gives its id. */
export async function addTestQuestion(
  pool: Database['pool'],
  bookId: string,
  { key, position = 0, page = 1, kind, choices, answer, prompts }: QuestionOfTest,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into question (book_id, key, position, page, kind, choices, answer) values ($1, $2, $3, $4, $5, $6, $7) returning id::text`,
    [
      bookId,
      key,
      position,
      page,
      kind,
      JSON.stringify(choices.map((choice) => ({ key: choice.key, page: choice.page ?? null }))),
      answer,
    ],
  );
  const id = rows[0]?.id ?? '';
  for (const [languageId, prompt] of Object.entries(prompts)) {
    const texts = Object.fromEntries(choices.map((choice) => [choice.key, `${prompt} ${choice.key}`]));
    await pool.query(
      'insert into question_text (question_id, language_id, prompt, choices, reply) values ($1, $2, $3, $4, $5)',
      [id, languageId, prompt, JSON.stringify(texts), `${prompt} Yes.`],
    );
  }
  return id;
}

/** Gives the book that stands first in the library of the catalogue's tests a third page, games and question 1. */
export async function addTestActivities({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ id: string; book_id: string }>(
    `update edition set page_count = 3 where slug = 'the-red-kite' returning id::text, book_id::text`,
  );
  const { id = '', book_id: bookId = '' } = rows[0] ?? {};
  await pool.query(
    `insert into page (edition_id, number, text) select $1, n, text from unnest($2::text[]) with ordinality as p (text, n)
     on conflict (edition_id, number) do update set text = excluded.text`,
    [id, ['Amina holds her red kite.', 'The wind is far away today.', 'Now it blows over every hill.']],
  );
  await addTestPictures(pool, id);
  await addTestQuestion(pool, bookId, {
    key: 'who',
    kind: 'picture',
    choices: [
      { key: 'wind', page: 3 },
      { key: 'amina', page: 1 },
    ],
    answer: ['amina'],
    prompts: { [englishLanguageId]: 'Who holds the kite?' },
  });
}
