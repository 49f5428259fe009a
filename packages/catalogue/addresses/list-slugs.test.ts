import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import * as contract from './contract.ts';
import { partsOfSlugs, slugsOfPart } from './list-slugs.ts';

describe.each(testDatabaseKinds)('slugs of all editions, on the %s database', (kind) => {
  let library: TestLibrary;
  beforeEach(async () => {
    library = await openTestLibrary(kind);
    return () => library.close();
  });

  const published = async () => {
    const { rows } = await library.database.pool.query<{ slug: string }>(
      `select slug from edition where status = 'published' order by id`,
    );
    return rows.map(({ slug }) => slug);
  };

  test.each([1, 2, 3, 7, 50_000])('in parts of at most %i each stands in one, and none is lost', async (size) => {
    const { pool } = library.database;
    // What is far away, and what is withdrawn in between.
    await pool.query(`alter table edition alter column id restart with 120000`);
    await pool.query(`
      insert into edition (book_id, language_id, variant, source_file, source_hash, slug, title, licence_code, status, page_count,
        word_count, minutes, search, published_at)
      select book_id, language_id, 5, '', '', 'far-away', 'Far away', licence_code, status, 1, 1, 1, '', now()
      from edition where slug = 'a-long-river'`);
    await pool.query(
      `update edition set status = 'withdrawn' where slug in ('le-cerf-volant-rouge', 'hen-and-the-kite')`,
    );
    const parts = await partsOfSlugs(library.database, size);
    const slugs = await Promise.all(parts.map((part) => slugsOfPart(library.database, { part, size })));
    expect(slugs.flat().map(({ slug }) => slug)).toEqual(await published());
    expect(slugs.every(({ length }) => length > 0 && length <= size)).toBe(true);
    expect(new Set(parts).size).toBe(parts.length);
  });

  test('the calls tell the parts, the slugs of each, and when each was changed', async () => {
    await library.database.pool.query(`update edition set updated_at = '2026-01-02T03:04:05.678Z'`);
    await library.database.pool.query(
      `update edition set updated_at = '2026-02-03T04:05:06Z' where slug = 'hen-and-the-kite'`,
    );
    expect(await library.client(contract.listSlugParts, {})).toEqual({ parts: [1] });
    const slugs = await published();
    expect(await library.client(contract.listSlugs, { part: 1 })).toEqual({
      slugs,
      updatedAt: slugs.map((slug) => (slug === 'hen-and-the-kite' ? '2026-02-03T04:05:06Z' : '2026-01-02T03:04:05Z')),
    });
  });

  test('a part without a published edition is not there', async () => {
    await expect(library.client(contract.listSlugs, { part: 2 })).rejects.toMatchObject({
      code: 'part-not-found',
      status: 404,
    });
    await library.database.pool.query(`update edition set status = 'withdrawn' where status = 'published'`);
    expect(await library.client(contract.listSlugParts, {})).toEqual({ parts: [] });
    await expect(library.client(contract.listSlugs, { part: 1 })).rejects.toMatchObject({ code: 'part-not-found' });
  });
});
