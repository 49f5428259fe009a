import type { Database } from '@letsread/database/open-database.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import type { Standing } from '@letsread/http/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { requireEditable } from './editable-books.ts';

describe.each(testDatabaseKinds)('who may change a book, on the %s database', (kind) => {
  let library: TestLibrary;
  let pool: Database['pool'];
  let [own, other, books] = ['', '', [] as string[]];
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    ({ pool } = library.database);
    const teams = await pool.query<{ id: string }>(`insert into team (name) values ('Owls'), ('Cranes') returning id`);
    [own, other] = teams.rows.map(({ id }) => id) as [string, string];
    const found = await pool.query<{ id: string }>('select id from book order by id');
    books = found.rows.map(({ id }) => id);
    await pool.query('insert into book_team values ($1, $2)', [books[0], own]);
  });
  afterAll(() => library.close());
  const outcome = (standing: Standing, bookId = books[0] ?? '') =>
    requireEditable(pool, standing, bookId).then(
      () => 'may',
      ({ code }: { code: string }) => code,
    );

  test('a librarian may change all books', async () => {
    expect(await outcome({ roles: ['LIBRARIAN'], teamIds: [] })).toBe('may');
    expect(await outcome({ roles: ['LIBRARIAN'], teamIds: [] }, books[1])).toBe('may');
  });

  test('an editor may change the books of their teams, and no others', async () => {
    expect(await outcome({ roles: ['EDITOR'], teamIds: [other, own] })).toBe('may');
    expect(await outcome({ roles: ['EDITOR'], teamIds: [other] })).toBe('not-yours');
    expect(await outcome({ roles: ['EDITOR'], teamIds: [own] }, books[1])).toBe('not-yours');
    expect(await outcome({ roles: ['EDITOR'], teamIds: [] })).toBe('not-yours');
  });

  test('a team alone is not enough', async () => {
    expect(await outcome({ roles: ['PARTNER'], teamIds: [own] })).toBe('not-yours');
    expect(await outcome({ roles: [], teamIds: [own] })).toBe('not-yours');
  });

  test('a book that is none is not found', async () => {
    expect(await outcome({ roles: ['LIBRARIAN'], teamIds: [] }, '999999')).toBe('book-not-found');
  });
});
