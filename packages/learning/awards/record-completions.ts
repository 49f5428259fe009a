import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import { recordTurns } from '@letsread/reading/positions/record-turns.ts';
import { clampClientTime } from '@letsread/reading/clamp-client-time.ts';
import type { Award, CompletionKind, recordCompletions as contract } from '../contract.ts';
import { awardColumns } from './award-columns.ts';
import { earnAwards } from './earn-awards.ts';

/**
 * A book that was read to its end is a turn to its last page, as reading keeps it; what was done beside it stands in
 * `activity_completion`. Where a later part fails the answer fails too, and telling the same again makes up for it.
 */
export async function recordCompletions(
  context: CatalogueContext,
  { params: { profileId }, body: { deeds }, headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const completions = await withEditions(
    context.database,
    deeds.map((deed) => ({ ...deed, at: clampClientTime(deed.at, headers) })),
  );
  await finishBooks(context.database, profileId, completions);
  await retryOnConflict(() => writeActivities(context.database, profileId, completions));
  const earned = await earnAwards(context, profileId);
  if (earned.length === 0) return { awards: [] };
  const awardIds = earned.map(({ awardId }) => awardId);
  const languageIds = earned.map(({ languageId }) => languageId);
  const { rows } = await context.database.pool.query<Award>(
    prepared(
      'earned-awards',
      sql`
      select ${awardColumns(sql`n.language_id`)}
      from unnest(${awardIds}::bigint[], ${languageIds}::bigint[]) as n (award_id, language_id)
      join award a on a.id = n.award_id
      order by a.id`,
    ),
  );
  return { awards: rows };
}

interface Completion {
  kind: CompletionKind;
  bookId: string;
  languageId: string;
  at: Date;
}

/**
 * Books that were withdrawn count: they may have been read before, offline; unknown ones are left out. A language that
 * the book never was in, or none, is taken for English, else for one that the book is in.
 */
async function withEditions(
  { pool }: Database,
  deeds: readonly (Omit<EndpointRequest<typeof contract>['body']['deeds'][number], 'at'> & { at: Date })[],
): Promise<Completion[]> {
  const completionRows = deeds.map(({ kind, bookId, lId, at }) => ({
    kind,
    book_id: bookId,
    language_id: lId,
    at,
  }));
  const { rows } = await pool.query<Completion>(
    prepared(
      'completions-with-editions',
      sql`
      select g.kind, e.book_id as "bookId", e.language_id as "languageId", g.at
      from json_to_recordset(${JSON.stringify(completionRows)}) as g (kind text, book_id bigint, language_id bigint, at timestamptz)
      cross join lateral (
        select e.book_id, e.language_id from edition e where e.book_id = book_now(g.book_id, g.language_id) and e.published_at is not null
        order by e.language_id = g.language_id desc nulls last, e.status = 'published' desc,
          e.language_id = ${englishLanguageId} desc, e.variant, e.id
        limit 1
      ) e`,
    ),
  );
  return rows;
}

/** More pages than any edition has: what lies beyond its own counts as its last page. */
const beyondTheEnd = 9999;

async function finishBooks(database: Database, profileId: string, completions: readonly Completion[]): Promise<void> {
  const turns = completions.flatMap(({ kind, bookId, languageId, at }) =>
    kind === 'book'
      ? { profileId, bookId, languageId, at, page: beyondTheEnd, pages: undefined, again: false, eventId: undefined }
      : [],
  );
  if (turns.length > 0) await retryOnConflict(() => recordTurns(database, turns));
}

/** Written in one order: two that tell the same wait for each other, never in a ring. */
async function writeActivities(
  { pool }: Database,
  profileId: string,
  completions: readonly Completion[],
): Promise<void> {
  const activities = completions.filter(({ kind }) => kind !== 'book');
  if (activities.length === 0) return;
  const activityRows = activities.map(({ kind, bookId, languageId, at }) => ({
    kind,
    book_id: bookId,
    language_id: languageId,
    at,
  }));
  await pool.query(
    prepared(
      'record-activities',
      sql`
      insert into activity_completion as d (profile_id, kind, book_id, language_id, first_at, last_at)
      select p.id, g.kind, g.book_id, (array_agg(g.language_id order by g.at desc, g.language_id))[1], min(g.at), max(g.at)
      from json_to_recordset(${JSON.stringify(activityRows)}) as g (kind text, book_id bigint, language_id bigint, at timestamptz)
      cross join profile p where p.id = ${profileId}
      group by p.id, g.kind, g.book_id
      order by g.book_id, g.kind
      on conflict (profile_id, kind, book_id) do update set
        language_id = case when excluded.last_at >= d.last_at then excluded.language_id else d.language_id end,
        first_at = least(d.first_at, excluded.first_at), last_at = greatest(d.last_at, excluded.last_at)`,
    ),
  );
}
