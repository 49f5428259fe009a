import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Queryable } from '@letsread/database/database.ts';
import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';
import { type GroupSums, groupSums, type WeekSums } from './group-sums.ts';
import { selectReaderWeeks } from './select-reader-weeks.ts';

/** Days between the end of a week and its sums: what was read without a network arrives in them. */
export const daysUntilPublished = 7;

/**
 * Makes the sums of all weeks whose time has come, of every project, each once: called again, or by two processes, it
 * makes nothing anew. @returns how many were made
 */
export async function publishWeeks({ pool }: Pick<Database, 'pool'>, now = new Date()): Promise<number> {
  const { rows: due } = await pool.query<{ code: string; week: string }>(sql`
    select p.code, w.week::date as week
    from project p cross join lateral generate_series(
      date_trunc('week', p.created_at at time zone 'UTC'),
      ${now}::timestamptz at time zone 'UTC' - make_interval(days => ${7 + daysUntilPublished}), interval '7 days'
    ) as w (week)
    where not exists (select from project_week s where s.code = p.code and s.week = w.week::date and s.part = 'all')
    order by week, p.code`);
  for (const { code, week } of due)
    await inTransaction(pool, async (client) => {
      // Of two processes the second waits, and finds the week there: some sums of each would tell what neither's do.
      await client.query(sql`select from project where code = ${code} for no key update`);
      await writeWeek(client, { code, week }, groupSums(await selectReaderWeeks(client, code, week)));
    });
  return due.length;
}

async function writeWeek(
  client: Queryable,
  { code, week }: { code: string; week: string },
  { all, languages, levels }: WeekSums,
): Promise<void> {
  const rows = [
    { part: 'all', ...columnsOf(all) },
    ...languages.map(({ languageId, ...sums }) => ({ part: 'language', language_id: languageId, ...columnsOf(sums) })),
    ...levels.map((row) => ({ part: 'level', ...row })),
  ];
  await client.query(sql`
    insert into project_week (code, week, part, language_id, level, readers, started, finished, minutes, answered, right_at_first)
    select ${code}, ${week}::date, part, language_id, level, readers, started, finished, minutes, answered, right_at_first
    from json_to_recordset(${JSON.stringify(rows)}) as n (part text, language_id bigint, level smallint, readers integer,
      started integer, finished integer, minutes integer, answered integer, right_at_first integer)
    where not exists (select from project_week s where s.code = ${code} and s.week = ${week}::date)
    on conflict do nothing`);
}

function columnsOf({ rightAtFirst, ...sums }: GroupSums) {
  return { ...sums, right_at_first: rightAtFirst };
}
