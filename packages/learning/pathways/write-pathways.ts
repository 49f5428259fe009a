import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import { languageId } from '@letsread/catalogue/writing/language-id.ts';
import type { PathwayStepRow } from '@letsread/database/rows.ts';

/** A path with its titles and summaries by the codes of languages, and its steps in their order. */
export interface PathwayEntry {
  slug: string;
  titles: Record<string, string>;
  summaries: Record<string, string>;
  badge: string;
  palette: number;
  figures: string[];
  /** `book`: what the source calls it. */
  steps: { kind: PathwayStepRow['kind']; book: string; optional: boolean }[];
}

interface Written {
  source: string;
  pathways: PathwayEntry[];
}

/**
 * Adds the paths, brings them up to date and takes out those, and the steps, that are no longer in the file. What readers did and earned
 * hangs on books and stays; a path that is back in the file is back. Paths of other makers, and those that staff changed, are
 * left as they are.
 */
export async function writePathways(client: Queryable, { source, pathways }: Written): Promise<void> {
  const rows = pathways.map(({ slug, badge, palette, figures }, position) => ({
    slug,
    position,
    badge,
    palette,
    figures,
  }));
  await client.query(
    sql`insert into pathway as p (slug, source, position, badge, palette, figures)
     select slug, ${source}, position, badge, palette, array(select json_array_elements_text(figures))
     from json_to_recordset(${JSON.stringify(rows)}) as n (slug text, position integer, badge text, palette smallint, figures json)
     order by position
     on conflict (slug) do update set badge = excluded.badge, palette = excluded.palette, figures = excluded.figures,
       position = case when p.is_placed then p.position else excluded.position end, removed_at = null
     where p.source = ${source} and (p.removed_at is not null or not (p.is_placed or p.position = excluded.position)
       or (p.badge, p.palette, p.figures) is distinct from (excluded.badge, excluded.palette, excluded.figures))`,
  );
  await client.query(
    sql`update pathway set removed_at = now() where source = ${source} and removed_at is null and slug <> all (${pathways.map(({ slug }) => slug)})`,
  );
  await writeTexts(client, { source, pathways });
  await writeSteps(client, { source, pathways });
}

async function writeTexts(client: Queryable, { source, pathways }: Written): Promise<void> {
  const rows = pathways.flatMap(({ slug, titles, summaries }) =>
    Object.entries(titles).map(([code, title]) => ({
      slug,
      language_id: languageId(code),
      title,
      summary: summaries[code] ?? '',
    })),
  );
  const rowsJson = JSON.stringify(rows);
  await client.query(
    sql`insert into pathway_text as t (pathway_id, language_id, title, summary)
     select p.id, n.language_id, n.title, n.summary
     from json_to_recordset(${rowsJson}) as n (slug text, language_id bigint, title text, summary text)
     join pathway p on p.slug = n.slug and p.source = ${source}
     on conflict (pathway_id, language_id) do update set title = excluded.title, summary = excluded.summary
     where (t.title, t.summary) is distinct from (excluded.title, excluded.summary)`,
  );
  await client.query(
    sql`delete from pathway_text t using pathway p
     where p.id = t.pathway_id and p.source = ${source} and p.removed_at is null
       and (p.slug, t.language_id) not in (select slug, language_id from json_to_recordset(${rowsJson}) as n (slug text, language_id bigint))`,
  );
}

async function writeSteps(client: Queryable, { source, pathways }: Written): Promise<void> {
  const rows = pathways.flatMap(({ slug, steps }) =>
    steps.map(({ kind, book, optional }, position) => ({ slug, position, kind, book, is_optional: optional })),
  );
  const rowsJson = JSON.stringify(rows);
  const stepRows = sql`json_to_recordset(${rowsJson}) as n (slug text, position integer, kind text, book text, is_optional boolean)
    join pathway p on p.slug = n.slug and p.source = ${source} join book b on b.source = ${source} and b.source_key = n.book`;
  await client.query(
    sql`delete from pathway_step s using pathway p
     where p.id = s.pathway_id and p.source = ${source} and p.removed_at is null
       and (p.id, s.kind, s.book_id) not in (select p.id, n.kind, book_now(b.id) from ${stepRows})`,
  );
  await client.query(
    sql`insert into pathway_step as s (pathway_id, position, kind, book_id, is_optional)
     select id, position, kind, book_id, is_optional from (
       select distinct on (p.id, n.kind, book_now(b.id)) p.id, p.position as place, n.position, n.kind,
         book_now(b.id) as book_id, n.is_optional
       from ${stepRows} order by p.id, n.kind, book_now(b.id), n.position) w
     order by place, position
     on conflict (pathway_id, kind, book_id) do update set position = excluded.position, is_optional = excluded.is_optional
     where (s.position, s.is_optional) is distinct from (excluded.position, excluded.is_optional)`,
  );
}
