import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import type { TagEntry } from '../catalogue-entry.ts';
import { languageId } from '../language-id.ts';

/** Adds the tags and brings them up to date, but for those that staff made or changed; tags that others made stay. */
export async function writeTags(client: Queryable, tags: TagEntry[]): Promise<void> {
  await client.query(
    sql`insert into tag as t (slug, kind, synonyms)
     select slug, kind, array(select json_array_elements_text(synonyms)) from json_to_recordset(${JSON.stringify(tags)}) as n (slug text, kind text, synonyms json)
     on conflict (slug) do update set kind = excluded.kind, synonyms = excluded.synonyms
     where t.version is null and (t.kind, t.synonyms) is distinct from (excluded.kind, excluded.synonyms)`,
  );
  const names = tags.flatMap((tag) =>
    Object.entries(tag.names).map(([code, name]) => ({ slug: tag.slug, language_id: languageId(code), name })),
  );
  await client.query(
    sql`insert into tag_name as t (tag_id, language_id, name)
     select tag.id, language_id, name from json_to_recordset(${JSON.stringify(names)}) as n (slug text, language_id bigint, name text) join tag using (slug)
     where tag.version is null
     on conflict (tag_id, language_id) do update set name = excluded.name where t.name <> excluded.name`,
  );
}
