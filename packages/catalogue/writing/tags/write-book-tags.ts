import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import type { TagOfBook } from '../catalogue-entry.ts';
import { languageId } from '../language-id.ts';

/**
 * Gives books the tags named, and takes away others; where none are named, those a book has stay. What an editor said of a
 * tag of a book holds whatever its source says.
 */
export async function writeBookTags(
  client: Queryable,
  books: { bookId: string; tags?: TagOfBook[] | undefined }[],
): Promise<void> {
  const tagged = books.filter(({ tags }) => tags !== undefined);
  if (tagged.length === 0) return;
  await makeTags(
    client,
    tagged.flatMap(({ tags = [] }) => tags),
  );
  const rows = tagged.flatMap(({ bookId, tags = [] }) => tags.map(({ slug }) => ({ book_id: bookId, slug })));
  const bookIds = tagged.map(({ bookId }) => bookId);
  const entries = sql`json_to_recordset(${JSON.stringify(rows)}) as n (book_id bigint, slug text) join tag t on t.slug = n.slug`;
  await client.query(
    sql`delete from book_tag b where b.book_id = any (${bookIds})
       and not exists (select from ${entries} where n.book_id = b.book_id and t.id = b.tag_id)
       and not exists (select from book_tag_choice c where (c.book_id, c.tag_id) = (b.book_id, b.tag_id) and c.is_given)`,
  );
  await client.query(
    sql`insert into book_tag select n.book_id, t.id from ${entries}
     where not exists (select from book_tag_choice c where (c.book_id, c.tag_id) = (n.book_id, t.id) and not c.is_given)
     on conflict do nothing`,
  );
}

/** Themes that books from elsewhere bring; which kind they are an editor may say. */
async function makeTags(client: Queryable, tags: TagOfBook[]): Promise<void> {
  const rows = tags.flatMap(({ slug, made }) =>
    made === undefined ? [] : { slug, name: made.name, language_id: languageId(made.languageCode) },
  );
  if (rows.length === 0) return;
  await client.query(
    sql`with n as (select distinct on (slug) * from json_to_recordset(${JSON.stringify(rows)}) as n (slug text, name text, language_id bigint)),
       made as (insert into tag (slug, kind) select slug, 'topic' from n on conflict (slug) do nothing returning id, slug)
     insert into tag_name (tag_id, language_id, name) select made.id, n.language_id, n.name from made join n using (slug)`,
  );
}
