import type { ClientBase } from 'pg';
import type { TagOfBook } from './catalogue-entry.ts';
import { languageId } from './language-id.ts';

/** Gives books the tags named, and takes away others; where none are named, those a book has stay. */
export async function writeBookTags(
  client: ClientBase,
  books: { bookId: string; tags?: TagOfBook[] | undefined }[],
): Promise<void> {
  const tagged = books.filter(({ tags }) => tags !== undefined);
  if (tagged.length === 0) return;
  await makeTags(
    client,
    tagged.flatMap(({ tags = [] }) => tags),
  );
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

/** Themes that books from elsewhere bring; which kind they are an editor may say. */
async function makeTags(client: ClientBase, tags: TagOfBook[]): Promise<void> {
  const rows = tags.flatMap(({ slug, made }) =>
    made === undefined ? [] : { slug, name: made.name, language_id: languageId(made.languageCode) },
  );
  if (rows.length === 0) return;
  await client.query(
    `with n as (select distinct on (slug) * from json_to_recordset($1) as n (slug text, name text, language_id bigint)),
       made as (insert into tag (slug, kind) select slug, 'topic' from n on conflict (slug) do nothing returning id, slug)
     insert into tag_name (tag_id, language_id, name) select made.id, n.language_id, n.name from made join n using (slug)`,
    [JSON.stringify(rows)],
  );
}
