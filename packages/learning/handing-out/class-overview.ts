import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { selectClass } from '@letsread/profiles/classes/select-class.ts';
import sql from 'sql-template-tag';
import { growthInBooks } from '../growth/growth-in-books.ts';
import type { ClassOverview, getClassOverview } from './contract.ts';
import { selectCells } from './select-cells.ts';
import { selectHandedOut } from './select-handed-out.ts';

type Reader = ClassOverview['readers'][number];
const dayMs = 86_400_000;

/** By name: nobody of a class is set before another. */
export async function classOverview(
  { database }: CatalogueContext,
  { params: { classId }, query: { day = isoDay(Date.now()), since } }: EndpointRequest<typeof getClassOverview>,
): Promise<EndpointOutput<typeof getClassOverview>> {
  const { id, name, readers } = await selectClass(database.pool, classId);
  const from = since ?? isoDay(Date.parse(day) - 90 * dayMs);
  const lately = await whoReadLately(database, classId, day);
  const cells = Map.groupBy(await selectCells(database.pool, classId), ({ profileId }) => profileId);
  const rows: Reader[] = [];
  for (const reader of readers) {
    const { wordsMet, finishedByLevel } = await growthInBooks(database, reader.id, from);
    rows.push({
      profileId: reader.id,
      name: reader.name,
      hasReadLately: lately.has(reader.id),
      words: wordsMet,
      levels: inAllLanguages(finishedByLevel),
      cells: (cells.get(reader.id) ?? []).map(({ profileId: _, ...cell }) => cell),
    });
  }
  return { id, name, since: from, things: await selectHandedOut(database.pool, classId), readers: rows };
}

/** Who has a minute counted, or turned a page, within seven days: a week that begins on Monday would name all on Mondays. */
async function whoReadLately({ pool }: Database, classId: string, day: string): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(sql`
    select p.id from profile p where p.class_id = ${classId} and (
      exists (select from read_time t where t.profile_id = p.id and t.day > ${day}::date - 7)
      or exists (select from reading_position r where r.profile_id = p.id
        and (r.turned_at at time zone 'UTC')::date > ${day}::date - 7))`);
  return new Set(rows.map(({ id }) => id));
}

/** What is not levelled comes last. */
function inAllLanguages(finished: Awaited<ReturnType<typeof growthInBooks>>['finishedByLevel']): Reader['levels'] {
  return [...Map.groupBy(finished, ({ level }) => level)]
    .toSorted(([one], [other]) => (one ?? 9) - (other ?? 9))
    .map(([level, parts]) => ({ level, books: parts.reduce((sum, { books }) => sum + books, 0) }));
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
