import type { ClientBase } from 'pg';
import type { TagOfBook } from './catalogue-entry.ts';

/** Gives books the tags named, and takes away others; where none are named, those a book has stay. */
export async function writeBookTags(
  client: ClientBase,
  books: { bookId: string; tags?: TagOfBook[] | undefined }[],
): Promise<void> {
  const tagged = books.filter(({ tags }) => tags !== undefined);
  if (tagged.length === 0) return;
  const rows = tagged.flatMap(({ bookId, tags = [] }) => tags.map(({ slug }) => ({ book_id: bookId, slug })));
  const wanted = `json_to_recordset($2) as n (book_id bigint, slug text) join tag t on t.slug = n.slug`;
  const values = [tagged.map(({ bookId }) => bookId), JSON.stringify(rows)];
  await client.query(
    `delete from book_tag b where b.book_id = any ($1)
       and not exists (select from ${wanted} where n.book_id = b.book_id and t.id = b.tag_id)`,
    values,
  );
  await client.query(
    `insert into book_tag select n.book_id, t.id from ${wanted} where n.book_id = any ($1) on conflict do nothing`,
    values,
  );
}
