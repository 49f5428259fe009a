import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import type * as contract from '../contract.ts';
import { levelShown, levelToOffer } from './near-level.ts';
import type { ReadingContext } from '../select-books.ts';
import { clampClientTime } from '../clamp-client-time.ts';

/** Books that were finished at one level in a language; without a level, only what was chosen for the language. */
interface Finished {
  languageId: string;
  level: number | null;
  chosen: number | null;
  finished: number;
  finishedSince: number;
}

export async function listReaderLevels(
  { database }: ReadingContext,
  { params }: EndpointRequest<typeof contract.listReaderLevels>,
): Promise<EndpointOutput<typeof contract.listReaderLevels>> {
  return { items: await readerLevels(database, params.profileId) };
}

export async function setReaderLevel(
  { database }: ReadingContext,
  { params: { profileId, languageId }, body: { level, at } }: EndpointRequest<typeof contract.setReaderLevel>,
): Promise<EndpointOutput<typeof contract.setReaderLevel>> {
  await retryOnConflict(() =>
    database.pool.query(
      prepared(
        'set-reader-level',
        sql`
        insert into reader_level (profile_id, language_id, level, since)
        select p.id, l.id, ${level}::smallint, ${clampClientTime(at)}::timestamptz
        from profile p cross join language l where p.id = ${profileId} and l.id = ${languageId}
        on conflict (profile_id, language_id) do update set level = excluded.level, since = excluded.since
        where reader_level.since <= excluded.since`,
      ),
    ),
  );
  const set = (await readerLevels(database, profileId)).find((one) => one.languageId === languageId);
  if (set === undefined) throw new Problem('language-not-found', 404, { detail: 'There is no such language.' });
  return set;
}

/** A reader's levels, the language last read, or last given a level, first. */
export async function readerLevels({ pool }: Database, profileId: string): Promise<contract.ReaderLevel[]> {
  // What is being read again was finished all the same. A book read in a language that nobody said counts for the one
  // last read, as for suggestions.
  const { rows } = await pool.query<Finished>(
    prepared(
      'reader-levels',
      sql`
      with finished as (
        select b.level, r.last_page_at, r.turned_at,
          coalesce(r.last_page_language_id, r.language_id, (
            select language_id from reading_position where profile_id = ${profileId} and language_id is not null
            order by turned_at desc, book_id desc limit 1)) as language_id
        from reading_position r join book b on b.id = r.book_id
        where r.profile_id = ${profileId} and r.last_page_at is not null and b.level is not null
      ), chosen as (
        select language_id, level, since from reader_level where profile_id = ${profileId}
      )
      select language_id as "languageId", f.level, c.level as chosen, count(f.last_page_at)::int as finished,
        (count(*) filter (where f.last_page_at > c.since))::int as "finishedSince"
      from finished f full join chosen c using (language_id)
      where language_id is not null
      group by language_id, f.level, c.level, c.since
      order by max(greatest(max(f.turned_at), c.since)) over (partition by language_id) desc, language_id, f.level`,
    ),
  );
  const byLanguage = Map.groupBy(rows, ({ languageId }) => languageId);
  return [...byLanguage].flatMap(([languageId, finished]) => levelIn(languageId, finished) ?? []);
}

function levelIn(languageId: string, rows: readonly Finished[]): contract.ReaderLevel | undefined {
  const chosen = rows[0]?.chosen ?? undefined;
  const byLevel = new Map(rows.flatMap((one) => (one.level === null ? [] : [[one.level, one]])));
  const level = chosen ?? levelShown(new Map([...byLevel].map(([at, { finished }]) => [at, finished])));
  if (level === undefined) return undefined;
  const counted = byLevel.get(level);
  const finished = (chosen === undefined ? counted?.finished : counted?.finishedSince) ?? 0;
  return { languageId, level, isChosen: chosen !== undefined, finished, next: levelToOffer(level, finished) };
}
