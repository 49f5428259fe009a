import type { ClientBase } from 'pg';
import { languageId } from './language-id.ts';
import type { StarterCollection, StarterTag } from './starter-files.ts';

/** Adds the tags and brings their names up to date; tags that others made stay. */
export async function writeTags(client: ClientBase, tags: StarterTag[]): Promise<void> {
  await client.query(
    `insert into tag as t (slug, kind, synonyms)
     select slug, kind, array(select json_array_elements_text(synonyms)) from json_to_recordset($1) as n (slug text, kind text, synonyms json)
     on conflict (slug) do update set kind = excluded.kind, synonyms = excluded.synonyms
     where (t.kind, t.synonyms) is distinct from (excluded.kind, excluded.synonyms)`,
    [JSON.stringify(tags)],
  );
  const names = tags.flatMap((tag) =>
    Object.entries(tag.names).map(([code, name]) => ({ slug: tag.slug, language_id: languageId(code), name })),
  );
  await client.query(
    `insert into tag_name as t (tag_id, language_id, name)
     select tag.id, language_id, name from json_to_recordset($1) as n (slug text, language_id bigint, name text) join tag using (slug)
     on conflict (tag_id, language_id) do update set name = excluded.name where t.name <> excluded.name`,
    [JSON.stringify(names)],
  );
}

/** Adds the collections, their texts and their books in order; books that others put in stay behind those. */
export async function writeCollections(
  client: ClientBase,
  { source, collections }: { source: string; collections: StarterCollection[] },
): Promise<void> {
  await client.query(
    `insert into collection as c (slug, position)
     select slug, position from unnest($1::text[], $2::integer[]) as n (slug, position)
     on conflict (slug) do update set position = excluded.position where c.position <> excluded.position`,
    [collections.map(({ slug }) => slug), collections.map((_collection, position) => position)],
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
    `insert into collection_text as t (collection_id, language_id, title, summary)
     select c.id, language_id, title, summary
     from json_to_recordset($1) as n (slug text, language_id bigint, title text, summary text) join collection c using (slug)
     on conflict (collection_id, language_id) do update set title = excluded.title, summary = excluded.summary
     where (t.title, t.summary) is distinct from (excluded.title, excluded.summary)`,
    [JSON.stringify(texts)],
  );
  await writeCollectionBooks(client, { source, collections });
}

async function writeCollectionBooks(
  client: ClientBase,
  { source, collections }: { source: string; collections: StarterCollection[] },
): Promise<void> {
  const rows = collections.flatMap(({ slug, books }) => books.map((book, position) => ({ slug, book, position })));
  const wanted = `json_to_recordset($1) as n (slug text, book text, position integer)
    join collection c on c.slug = n.slug join book b on b.source = $2 and b.source_key = n.book`;
  await client.query(
    `delete from collection_book t using collection c, book b
     where c.id = t.collection_id and b.id = t.book_id and b.source = $2
       and c.slug in (select slug from json_to_recordset($1) as n (slug text))
       and (c.slug, b.source_key) not in (select slug, book from json_to_recordset($1) as n (slug text, book text))`,
    [JSON.stringify(rows), source],
  );
  await client.query(
    `insert into collection_book as t (collection_id, book_id, position) select c.id, b.id, n.position from ${wanted}
     on conflict (collection_id, book_id) do update set position = excluded.position where t.position <> excluded.position`,
    [JSON.stringify(rows), source],
  );
}
