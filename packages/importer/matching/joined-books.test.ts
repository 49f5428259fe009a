import { listLinkedEditions, joinBooks, splitBook } from '@letsread/catalogue/linking/contract.ts';
import { openStaffRoom, type Staff } from '@letsread/catalogue/testing/test-staff.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { linkingCalls } from '@letsread/learning/linking/calls.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openReport } from '../import-report.ts';
import { importStories } from '../stories/import-stories.ts';
import { madeFolder, temporaryFolder } from '../testing/made-stories.ts';

describe.each(testDatabaseKinds)('what people joined and split outlives an import, on the %s database', (kind) => {
  let database: Database;
  let room: Awaited<ReturnType<typeof openStaffRoom>>;
  let ruth: Staff;
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    room = await openStaffRoom(database, linkingCalls);
    ruth = await room.makeStaff('LIBRARIAN');
  });
  afterAll(async () => {
    await room.close();
    await database.close();
  });

  const run = () => importStories({ database, store: createPictureStore(dataDir), folder, report: openReport() });
  const booksNow = async () => {
    const { rows } = await database.pool.query<{
      id: string;
      file: string;
      bookId: string;
      title: string;
      words: number;
    }>(`select id, source_file as file, book_id as "bookId", title, word_count as words from edition order by id`);
    return rows;
  };
  const seenOf = async (...bookIds: string[]) =>
    (await booksNow()).filter(({ bookId }) => bookIds.includes(bookId)).map(({ id }) => id);
  /** A word more in every file. */
  async function changeSource(): Promise<void> {
    for (const { file } of await booksNow())
      await writeFile(
        path.join(folder, file),
        (await readFile(path.join(folder, file), 'utf8')).replace('\n\n##\n* License', ' Indeed.$&'),
      );
  }

  test('editions that were joined or split off are written where they stand, and none comes twice', async () => {
    [folder, dataDir] = [await madeFolder(), await temporaryFolder()];
    const late = path.join(folder, 'texts/sw/0002_upepo.md');
    const text = await readFile(late, 'utf8');
    await rm(late);
    await run();
    const [first, second] = [...new Set((await booksNow()).map(({ bookId }) => bookId))];
    const [one, other] = [first ?? '', second ?? ''];
    await ruth.client(joinBooks, { bookId: one, body: { otherId: other, seen: await seenOf(one, other) } });
    const [own] = await seenOf(one);
    await ruth.client(splitBook, { bookId: one, body: { editionIds: [own ?? ''], seen: await seenOf(one) } });
    const before = await booksNow();
    await changeSource();
    await run();
    const after = await booksNow();
    expect(after.map(({ id, bookId }) => [id, bookId])).toEqual(before.map(({ id, bookId }) => [id, bookId]));
    expect(after.filter(({ words }, at) => words > (before[at]?.words ?? 0)).length).toBe(before.length);
    // A language that comes later goes where the others of its story went.
    await writeFile(late, text);
    await run();
    expect((await booksNow()).slice(before.length)).toMatchObject([{ file: 'texts/sw/0002_upepo.md', bookId: one }]);
    expect((await ruth.client(listLinkedEditions, { bookId: other })).bookId).toBe(one);
  });
});
