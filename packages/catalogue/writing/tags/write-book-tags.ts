import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import type { TagOfBook } from '../catalogue-entry.ts';
import { languageId } from '../language-id.ts';
import { writeSearchedTags } from './write-searched-tags.ts';

/**
 * Gives books the tags named, and takes away others; where none are named, those a book has stay. What an editor said of a
 * tag of a book holds whatever its source says. A tag that was joined to another is that one, and one that was taken away is
 * given to no book (the trigger `book_tag_joined`): what is named now is what the book has once that tag is restored. All
 * are found by the tags that they have then.
 */
export async function writeBookTags(
  client: Queryable,
  books: { bookId: string; tags?: TagOfBook[] | undefined }[],
): Promise<void> {
  const tagged = books.filter(({ tags }) => tags !== undefined);
  if (tagged.length > 0) await giveTags(client, tagged);
  await findByTags(client, books);
}

/** What the source names of books, a tag in each row. */
function namedTags(books: readonly { bookId: string; tags?: TagOfBook[] | undefined }[]) {
  const rows = books.flatMap(({ bookId, tags = [] }) => tags.map(({ slug }) => ({ book_id: bookId, slug })));
  return sql`json_to_recordset(${JSON.stringify(rows)}) as n (book_id bigint, slug text) join tag t on t.slug = n.slug`;
}

async function giveTags(client: Queryable, tagged: { bookId: string; tags?: TagOfBook[] | undefined }[]) {
  await makeTags(
    client,
    tagged.flatMap(({ tags = [] }) => tags),
  );
  const bookIds = tagged.map(({ bookId }) => bookId);
  const entries = namedTags(tagged);
  await client.query(
    sql`with recursive led as (
       select n.book_id, t.id, t.joined_to from ${entries}
       union select led.book_id, tag.id, tag.joined_to from led join tag on tag.id = led.joined_to)
     delete from removed_book_tag r where r.book_id = any (${bookIds})
       and not exists (select from led where (led.book_id, led.id) = (r.book_id, r.tag_id))
       and not exists (select from book_tag_choice c where (c.book_id, c.tag_id) = (r.book_id, r.tag_id) and c.is_given)`,
  );
  await client.query(
    sql`delete from book_tag b where b.book_id = any (${bookIds})
       and not exists (select from ${entries} where n.book_id = b.book_id and tag_now(t.id) = b.tag_id)
       and tag_choice(b.book_id, b.tag_id) is not true`,
  );
  // What a source names itself comes first: a book has that too once a joined tag is on its own again.
  await client.query(
    sql`insert into book_tag select n.book_id, t.id from ${entries}
     where tag_choice(n.book_id, tag_now(t.id)) is not false
     order by t.removed_at is not null
     on conflict do nothing`,
  );
  await client.query(
    sql`update removed_book_tag r set gave_other = not r.gave_other from tag
     where r.book_id = any (${bookIds}) and tag.id = r.tag_id and tag.joined_to is not null
       and r.gave_other = exists (select from ${entries} where n.book_id = r.book_id and t.id = tag.joined_to)`,
  );
}

/**
 * An edition that was written is found by the words that its source has for its tags. Those of tags that staff changed or
 * took away are others, and of a tag that only an editor gave the source has none.
 */
async function findByTags(client: Queryable, books: readonly { bookId: string; tags?: TagOfBook[] | undefined }[]) {
  const entries = namedTags(books);
  const bookIds = books.map(({ bookId }) => bookId);
  const { rows } = await client.query<{ id: string }>(
    sql`select distinct n.book_id as id from ${entries} where t.version is not null or t.removed_at is not null
     union select b.book_id from book_tag b where b.book_id = any (${bookIds}::bigint[])
       and not exists (select from ${entries} where n.book_id = b.book_id and t.id = b.tag_id)`,
  );
  await writeSearchedTags(
    client,
    rows.map(({ id }) => id),
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
