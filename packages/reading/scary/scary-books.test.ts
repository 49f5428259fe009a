import { frenchId } from '@letsread/catalogue/testing/test-library.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { addAccount } from '@letsread/profiles/testing/test-accounts.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reviewBook } from '../contract.ts';
import { openTestShelf, type TestReader, type TestShelf } from '../testing/test-shelf.ts';
import * as calls from './contract.ts';

type Said = 'SCARY' | 'SAD_STORY' | undefined;

describe.each(testDatabaseKinds)('books that children found scary, on the %s database', (kind) => {
  let shelf: TestShelf;
  let ruth: ApiClient;
  let hills: string;
  beforeEach(async () => {
    shelf = await openTestShelf(kind);
    ruth = shelf.clientAs(await staffAs('LIBRARIAN'));
    ({ hills } = shelf.books);
  });
  afterEach(() => shelf.close());

  const run = (statement: string) => shelf.database.pool.query(statement);
  async function staffAs(role: 'LIBRARIAN' | 'EDITOR'): Promise<string> {
    const { accountId } = await addAccount(shelf.database);
    await run(`insert into account_role select ${accountId}, id from role where name = '${role}'`);
    return accountId;
  }
  const say = (reader: TestReader, bookId: string, reason: Said) =>
    reader.client(reviewBook, {
      userId: reader.uId,
      profileId: reader.pId,
      bookId,
      body: reason === undefined ? { mood: 'GREAT' } : { mood: 'SAD', reason },
    });
  /** So many readers who have said nothing before. */
  async function readersSay(count: number, bookId: string, reason: Said = 'SCARY'): Promise<TestReader[]> {
    const readers: TestReader[] = [];
    for (let at = 0; at < count; at++) {
      const reader = await shelf.newReader();
      await say(reader, bookId, reason);
      readers.push(reader);
    }
    return readers;
  }
  const listed = async (client = ruth) =>
    (await client(calls.listScaryBooks, {})).items.map(({ title, readers }) => [title, readers]);
  const readersOf = async (bookId: string) => (await ruth(calls.getScaryReaders, { bookId })).readers;
  const lookAt = (bookId: string, client = ruth) => client(calls.putScaryBookAside, { bookId });

  test('are listed from five readers on and never before, and told in fives', async () => {
    await readersSay(4, hills);
    await readersSay(6, hills, 'SAD_STORY');
    expect(await listed()).toEqual([]);
    expect(await readersOf(hills)).toBe(0);
    await readersSay(1, hills);
    expect(await listed()).toEqual([['Ten Hills', 5]]);
    await readersSay(4, hills);
    expect(await listed()).toEqual([['Ten Hills', 5]]);
    await readersSay(1, hills);
    expect(await listed()).toEqual([['Ten Hills', 10]]);
    expect(await readersOf(hills)).toBe(10);
  });

  test('one reader counts once, and no more once they say something else', async () => {
    const [amina] = (await readersSay(4, hills)) as [TestReader];
    for (let time = 0; time < 3; time++) await say(amina, hills, 'SCARY');
    expect(await listed()).toEqual([]);
    await readersSay(1, hills);
    expect(await listed()).toEqual([['Ten Hills', 5]]);
    await say(amina, hills, undefined);
    expect(await listed()).toEqual([]);
  });

  test('what was said more than a year ago counts no more', async () => {
    await readersSay(5, hills);
    await run(`update review set reviewed_at = now() - interval '366 days'
      where profile_id = (select min(profile_id) from review)`);
    expect(await listed()).toEqual([]);
    expect(await readersOf(hills)).toBe(0);
  });

  test('a book is put aside and comes back once five others say it; the same reader is no other', async () => {
    const [amina] = (await readersSay(7, hills)) as [TestReader];
    expect(await lookAt(hills)).toMatchObject({ title: 'Ten Hills' });
    expect(await listed()).toEqual([]);
    expect(await readersOf(hills)).toBe(5);
    await say(amina, hills, undefined);
    await say(amina, hills, 'SCARY');
    await readersSay(4, hills);
    expect(await listed()).toEqual([]);
    await readersSay(1, hills);
    expect(await listed()).toEqual([['Ten Hills', 10]]);
  });

  test('a look is in the audit list once, and one at a book that is not listed changes nothing', async () => {
    await readersSay(4, hills);
    await lookAt(hills);
    await readersSay(1, hills);
    expect(await listed()).toEqual([['Ten Hills', 5]]);
    await lookAt(hills);
    await lookAt(hills);
    const { rows } = await run('select action, object_kind, object_id, subject, count from audit_entry');
    expect(rows).toEqual([
      { action: 'scary-book-looked-at', object_kind: 'book', object_id: hills, subject: 'Ten Hills', count: null },
    ]);
    await expect(lookAt('424242')).rejects.toMatchObject({ code: 'book-not-found', status: 404 });
  });

  test('a look is undone, once and only that one, with who said it since', async () => {
    const again = (lookedAt: string | null, client = ruth) =>
      client(calls.listScaryBookAgain, { bookId: hills, lookedAt: lookedAt ?? '' });
    const undone = { code: 'change-undone', status: 409 };
    await readersSay(5, hills);
    const first = await lookAt(hills);
    expect((await lookAt(hills)).lookedAt).toBeNull();
    await readersSay(5, hills);
    const second = await lookAt(hills);
    expect(await again(second.lookedAt)).toEqual({ title: 'Ten Hills' });
    expect(await listed()).toEqual([['Ten Hills', 10]]);
    await expect(again(second.lookedAt)).rejects.toMatchObject(undone);
    await expect(again('2020-02-02T02:02:02Z')).rejects.toMatchObject(undone);
    for (const wrong of ['', 'now', '0000-01-01T00:00:00Z'])
      await expect(again(wrong)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(again(first.lookedAt, shelf.clientAs(await staffAs('EDITOR')))).rejects.toMatchObject({
      code: 'not-yours',
    });
    await lookAt(hills);
    await again(first.lookedAt);
    expect(await listed()).toEqual([['Ten Hills', 10]]);
    const { rows } = await run(`select object_id, subject from audit_entry where action = 'scary-book-listed-again'`);
    expect(rows).toEqual([
      { object_id: hills, subject: 'Ten Hills' },
      { object_id: hills, subject: 'Ten Hills' },
    ]);
  });

  test('an editor sees and puts aside books of their teams only; readers see nothing', async () => {
    const { 'red-kite': kite } = shelf.books;
    await readersSay(5, hills);
    await readersSay(5, kite);
    const editorId = await staffAs('EDITOR');
    const edith = shelf.clientAs(editorId);
    expect(await listed(edith)).toEqual([]);
    await run(`insert into team (name) values ('Owls')`);
    await run(`insert into team_member select id, ${editorId} from team`);
    await run(`insert into book_team select ${kite}, id from team`);
    expect(await listed(edith)).toEqual([['The Red Kite', 5]]);
    await expect(lookAt(hills, edith)).rejects.toMatchObject({ code: 'not-yours' });
    await expect(edith(calls.getScaryReaders, { bookId: hills })).rejects.toMatchObject({ code: 'not-yours' });
    await lookAt(kite, edith);
    expect(await listed()).toEqual([['Ten Hills', 5]]);
    const amina = await shelf.newReader();
    await expect(amina.client(calls.listScaryBooks, {})).rejects.toMatchObject({ status: 403 });
  });

  test('the books of most readers come first, in the language asked for; one that was taken back is left out', async () => {
    const { hen } = shelf.books;
    await readersSay(10, hills);
    await readersSay(9, hen);
    expect((await ruth(calls.listScaryBooks, { lId: frenchId })).items.map(({ title }) => title)).toEqual([
      'Douze collines',
      'Hen and the Kite',
    ]);
    await run(`update edition set status = 'withdrawn' where book_id = ${hills}`);
    expect(await listed()).toEqual([['Hen and the Kite', 5]]);
  });
});
