import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { addTestBook, arabicId, fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { addTestQuestion } from '@letsread/learning/testing/test-story.ts';
import { loadBuiltWebApp } from '../../../server/web-app/built-web-app.ts';
import { createServer } from '../../../server/create-server.ts';
import { readSettings } from '../../../server/settings.ts';
import { mailFolder } from '../testing/mails.ts';

/** A small library with six books of level 2, "Boat 1" to "Boat 6", two questions about the first, and a path through two. */
export interface GrowingLibrary {
  url: string;
  /** Where its mails are written. */
  mails: string;
  database: Database;
  /** The six books in their order. */
  boats: string[];
  /** The questions about "Boat 1", on its pages 1 and 2. */
  questions: string[];
  close: () => Promise<void>;
}

export async function openGrowingLibrary(): Promise<GrowingLibrary> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  const database = await openTestDatabase();
  await fillTestLibrary(database);
  const boats: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) boats.push(await addBoat(database, number));
  const questions: string[] = [];
  for (const page of [1, 2]) questions.push(await addQuestion(database, boats[0] ?? '', page));
  await addPath(database, boats.slice(0, 2));
  const server = await createServer({
    database,
    settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', TRUST_PROXY: '1' }),
    loadWebApp: loadBuiltWebApp,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    mails: mailFolder(dataDir),
    database,
    boats,
    questions,
    async close() {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function addBoat({ pool }: Database, number: number): Promise<string> {
  const pages = ['A boat on the water.', 'A boat at home.'];
  return addTestBook(pool, {
    key: `boat-${number}`,
    level: 2,
    reads: 0,
    tags: [],
    editions: [
      { languageId: englishLanguageId, title: `Boat ${number}`, slug: `boat-${number}`, pages },
      { languageId: arabicId, title: `قارب ${number}`, slug: `قارب-${number}`, pages: ['قارب على الماء.', 'قارب.'] },
    ],
  });
}

function addQuestion({ pool }: Database, bookId: string, page: number): Promise<string> {
  return addTestQuestion(pool, bookId, {
    key: `page-${page}`,
    position: page,
    page,
    kind: 'truefalse',
    choices: [{ key: 'yes' }, { key: 'no' }],
    answer: ['yes'],
    prompts: { [englishLanguageId]: `Is there a boat on page ${page}?` },
  });
}

async function addPath({ pool }: Database, bookIds: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into pathway (slug, source, badge, palette, figures) values ('boats', 'test', 'star', 1, '{boat}') returning id`,
  );
  const id = rows[0]?.id;
  await pool.query(`insert into pathway_text values ($1, $2, 'All the boats', 'Two boats.')`, [id, englishLanguageId]);
  await pool.query(
    `insert into pathway_step (pathway_id, position, kind, book_id)
     select $1, place, 'book', book from unnest($2::bigint[]) with ordinality as b (book, place)`,
    [id, bookIds],
  );
}
