import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

/** Slugs that editions leave lead to them for ever; one that an edition takes leads to it alone. */
export async function leaveSlugs(
  client: Queryable,
  moved: readonly { slug: string; existing: { editionId: string; slug: string } }[],
): Promise<void> {
  if (moved.length === 0) return;
  await client.query(sql`delete from edition_former_slug where slug = any (${moved.map(({ slug }) => slug)})`);
  const former = moved.map(({ existing }) => ({ slug: existing.slug, edition_id: existing.editionId }));
  await client.query(
    sql`insert into edition_former_slug (slug, edition_id)
     select slug, edition_id from json_to_recordset(${JSON.stringify(former)}) as n (slug text, edition_id bigint)
     on conflict (slug) do update set edition_id = excluded.edition_id`,
  );
}
