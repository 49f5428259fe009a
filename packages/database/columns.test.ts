import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { id, tsvector } from './columns.ts';
import type { Database } from './open-database.ts';
import { openTestDatabase, testDatabaseKinds } from './test-database.ts';

const kite = pgTable('kite', { id: id().primaryKey(), title: text().notNull(), search: tsvector() });
const beyondNumbers = '9223372036854775807';

describe.each(testDatabaseKinds)('columns, on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.pool.query('create table kite (id bigint primary key, title text not null, search tsvector)');
    await database.db.insert(kite).values({ id: beyondNumbers, title: 'The Red Kite', search: "'kite':3 'red':2" });
  });
  afterAll(() => database.close());

  test('an id beyond the numbers of JavaScript comes back as it was', async () => {
    const rows = await database.db.select({ id: kite.id }).from(kite).where(eq(kite.id, beyondNumbers));
    expect(rows).toEqual([{ id: beyondNumbers }]);
  });

  test('a tsvector is searched', async () => {
    const found = await database.pool.query("select title from kite where search @@ 'kite & red'::tsquery");
    expect(found.rows).toEqual([{ title: 'The Red Kite' }]);
  });
});
