import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import { languageId } from './language-id.ts';
import type { CollectionEntry } from './catalogue-entry.ts';

/**
 * Adds the collections, their texts and their books in order; books that others put in stay behind those. A collection
 * that staff changed stays as they left it.
 */
export async function writeCollections(
  client: Queryable,
  { source, collections }: { source: string; collections: CollectionEntry[] },
): Promise<void> {
  const rows = collections.map(({ slug }, position) => ({ slug, position }));
  await client.query(
    sql`insert into collection as c (slug, position)
     select slug, position from json_to_recordset(${JSON.stringify(rows)}) as n (slug text, position integer)
     on conflict (slug) do update set position = excluded.position where c.position <> excluded.position and c.version is null`,
  );
  const texts = collections.flatMap(({ slug, titles, summaries }) =>
    Object.entries(titles).map(([code, title]) => ({
      slug,
      language_id: languageId(code),
      title,
      summary: summaries[code] ?? '',
    })),
  );
  await client.query(
    sql`insert into collection_text as t (collection_id, language_id, title, summary)
     select c.id, language_id, title, summary
     from json_to_recordset(${JSON.stringify(texts)}) as n (slug text, language_id bigint, title text, summary text) join collection c using (slug)
     where c.version is null
     on conflict (collection_id, language_id) do update set title = excluded.title, summary = excluded.summary
     where (t.title, t.summary) is distinct from (excluded.title, excluded.summary)`,
  );
  await writeCollectionBooks(client, { source, collections });
}

async function writeCollectionBooks(
  client: Queryable,
  { source, collections }: { source: string; collections: CollectionEntry[] },
): Promise<void> {
  const rows = collections.flatMap(({ slug, books }) => books.map((book, position) => ({ slug, book, position })));
  const records = sql`json_to_recordset(${JSON.stringify(rows)}) as n (slug text, book text, position integer)`;
  await client.query(
    sql`delete from collection_book t using collection c, book b
     where c.id = t.collection_id and c.version is null and b.id = t.book_id and b.source = ${source}
       and c.slug in (select slug from ${records}) and (c.slug, b.source_key) not in (select slug, book from ${records})`,
  );
  await client.query(
    sql`insert into collection_book as t (collection_id, book_id, position)
     select distinct on (c.id, book_now(b.id)) c.id, book_now(b.id), n.position
     from ${records} join collection c on c.slug = n.slug and c.version is null join book b on b.source = ${source} and b.source_key = n.book
     order by c.id, book_now(b.id), n.position
     on conflict (collection_id, book_id) do update set position = excluded.position where t.position <> excluded.position`,
  );
}
