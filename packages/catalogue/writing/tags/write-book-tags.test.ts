import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';
import { writeBookTags } from './write-book-tags.ts';

describe.each(testDatabaseKinds)('tags of books, on the %s database', (kind) => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
  });
  afterAll(() => library.close());

  test('what an editor gave or took stays so, whatever the source says', async () => {
    const { pool } = library.database;
    const { rows } = await pool.query<{ id: string }>(`select id from book where source_key = 'red-kite'`);
    const bookId = rows[0]?.id ?? '';
    const tags = async () => {
      const found = await pool.query<{ slug: string }>(
        'select slug from book_tag join tag on tag.id = tag_id where book_id = $1 order by slug',
        [bookId],
      );
      return found.rows.map(({ slug }) => slug);
    };
    const take = (slugs: string[]) =>
      writeBookTags(pool, [{ bookId, tags: slugs.map((slug) => ({ slug, words: [] })) }]);
    await pool.query(`insert into book_tag_choice select $1, id, slug = 'unused' from tag where slug <> 'animals'`, [
      bookId,
    ]);
    await pool.query(`insert into book_tag select $1, id from tag where slug = 'unused'`, [bookId]);
    await pool.query(`delete from book_tag where book_id = $1 and tag_id = (select id from tag where slug = 'wind')`, [
      bookId,
    ]);
    await take(['wind', 'animals']);
    expect(await tags()).toEqual(['animals', 'unused']);
    await take([]);
    expect(await tags()).toEqual(['unused']);
  });
});
