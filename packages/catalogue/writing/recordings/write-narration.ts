import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import type { PageNarration } from './recording-entry.ts';
import { touchEdition, writeRecordings } from './write-recordings.ts';

/** What an import came to, in pages. */
export interface WrittenPages {
  written: number;
  unchanged: number;
  removed: number;
}

/**
 * Sets the narration of pages; one that is as it should be is not touched. Other pages keep theirs, unless `isAll` says that these are all.
 * The caller holds the transaction.
 */
export async function writeNarration(
  client: Queryable,
  { editionId, narrations, isAll }: { editionId: string; narrations: PageNarration[]; isAll: boolean },
): Promise<WrittenPages> {
  const existing = await presentNarration(client, editionId);
  const changed = narrations.filter((each) => existing.get(each.page) !== fingerprint(each));
  const pages = new Set(narrations.map(({ page }) => page));
  const gone = isAll ? [...existing.keys()].filter((page) => !pages.has(page)) : [];
  const replaced = [...gone, ...changed.map(({ page }) => page).filter((page) => existing.has(page))];
  if (replaced.length > 0)
    await client.query(
      sql`delete from page_narration where edition_id = ${editionId} and page_number = any (${replaced})`,
    );
  if (changed.length > 0) await insertNarration(client, editionId, changed);
  if (changed.length > 0 || gone.length > 0) await touchEdition(client, editionId);
  return { written: changed.length, unchanged: narrations.length - changed.length, removed: gone.length };
}

async function insertNarration(client: Queryable, editionId: string, narrations: PageNarration[]): Promise<void> {
  const ids = await writeRecordings(
    client,
    narrations.flatMap(({ sources }) => sources),
  );
  await client.query(
    sql`insert into page_narration (edition_id, page_number, unit, duration_ms, clip_start_ms, clip_end_ms, marks, text_sha256)
     select ${editionId}, n.page, n.unit, n."durationMs", (n.clip ->> 0)::integer, (n.clip ->> 1)::integer, n.marks, n."textSha256"
     from jsonb_to_recordset(${JSON.stringify(narrations)}) as n (page smallint, unit text, "durationMs" integer, clip jsonb, marks jsonb, "textSha256" text)`,
  );
  const sources = narrations.flatMap(({ page, sources: all }) =>
    all.map(({ sha256 }, position) => ({ page, position, recording: ids.get(sha256) })),
  );
  await client.query(
    sql`insert into page_narration_source (edition_id, page_number, position, recording_id)
     select ${editionId}, page, position, recording from json_to_recordset(${JSON.stringify(sources)}) as n (page smallint, position smallint, recording bigint)`,
  );
}

interface NarrationRow {
  page: number;
  unit: string;
  durationMs: number;
  clip: [number, number] | null;
  marks: number[][];
  textSha256: string;
  sources: string[];
}

async function presentNarration(client: Queryable, editionId: string): Promise<Map<number, string>> {
  const { rows } = await client.query<NarrationRow>(
    sql`select n.page_number as page, n.unit, n.duration_ms as "durationMs", n.marks, n.text_sha256 as "textSha256",
       case when n.clip_start_ms is not null then jsonb_build_array(n.clip_start_ms, n.clip_end_ms) end as clip,
       (select jsonb_agg(r.sha256 order by s.position) from page_narration_source s join recording r on r.id = s.recording_id
        where (s.edition_id, s.page_number) = (n.edition_id, n.page_number)) as sources
     from page_narration n where n.edition_id = ${editionId}`,
  );
  return new Map(rows.map((row) => [row.page, JSON.stringify(inOrder(row))]));
}

/** Two narrations with the same text here are the same. */
export function fingerprint(narration: PageNarration): string {
  return JSON.stringify(inOrder({ ...narration, sources: narration.sources.map(({ sha256 }) => sha256) }));
}

function inOrder({ unit, durationMs, clip, marks, textSha256, sources }: NarrationRow): unknown[] {
  return [unit, durationMs, clip, marks, textSha256, sources];
}
