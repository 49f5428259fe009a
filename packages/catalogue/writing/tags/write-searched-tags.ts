import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import { searchVector } from '../search-vector.ts';

/**
 * Has the editions of books found by the tags that the books have now. Only this part of the vectors is written: a book of
 * forty languages has forty texts, and two hundred such books are changed at once.
 */
export async function writeSearchedTags(db: Queryable, bookIds: readonly string[]): Promise<void> {
  const { rows } = await db.query<{ id: string; words: string[] }>(sql`
    select b.id, array(
      select called.word from book_tag t join tag on tag.id = t.tag_id
        cross join lateral (
          select n.name as word from tag_name n where n.tag_id = tag.id union select unnest(tag.synonyms)) as called
      where t.book_id = b.id order by tag.slug, called.word) as words
    from book b where b.id = any (${bookIds}::bigint[])`);
  const vectors = rows.map(({ id, words }) => ({
    id,
    tags: searchVector({ title: '', people: [], tags: words, text: [] }),
  }));
  // Weight C is that of tags (search-vector.ts).
  await db.query(sql`
    update edition e set search = ts_filter(e.search, '{a,b,d}') || n.tags::tsvector
    from json_to_recordset(${JSON.stringify(vectors)}) as n (id bigint, tags text) where e.book_id = n.id`);
}
