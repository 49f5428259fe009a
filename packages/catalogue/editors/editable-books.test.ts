import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTestLibrary } from '../testing/test-library.ts';
import { isEditable } from './editable-books.ts';

describe.each(testDatabaseKinds)('who may change a book, on the %s database', (kind) => {
  let database: Database;
  let teamId: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fillTestLibrary(database);
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into team (name) values ('Owls') returning id::text`,
    );
    teamId = rows[0]?.id ?? '';
    await database.pool.query(
      `insert into book_team (book_id, team_id) select book_id, ${teamId} from edition where id = 1`,
    );
  });
  afterAll(() => database.close());

  test('librarians every one, editors those of their teams, and nobody else any', async () => {
    const may = (roles: ('LIBRARIAN' | 'EDITOR' | 'PARTNER')[], teamIds: string[], editionId = '1') =>
      isEditable(database.pool, { roles, teamIds }, editionId);
    expect(await may(['LIBRARIAN'], [])).toBe(true);
    expect(await may(['EDITOR'], [teamId])).toBe(true);
    expect(await may(['EDITOR'], ['999'])).toBe(false);
    expect(await may(['EDITOR'], [])).toBe(false);
    expect(await may(['PARTNER'], [teamId])).toBe(false);
    const { rows } = await database.pool.query<{ id: string }>(
      'select id::text from edition where book_id <> (select book_id from edition where id = 1) limit 1',
    );
    expect(await may(['EDITOR'], [teamId], rows[0]?.id)).toBe(false);
    expect(await may(['LIBRARIAN'], [], '999999')).toBe(false);
  });
});
