import { prepared } from '@letsread/database/sql.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import { createWriteBatch } from '@letsread/database/write-batch.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import type { addReadTime as contract } from '../contract.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import type { ProfilesContext } from '../profile-columns.ts';
import { readingDay } from './reading-day.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';

interface Reading {
  profileId: string;
  day: string;
  minutes: number;
  key: string | undefined;
}

const batches = new WeakMap<Database, ReturnType<typeof createWriteBatch<Reading, number | undefined>>>();

export async function addReadTime(
  { database }: ProfilesContext,
  { params, query, headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const day = readingDay(query.day, new Date());
  const reading = {
    profileId: params.profileId,
    day,
    minutes: query.readTime,
    key: readIdempotencyKey(headers),
  };
  const minutes = await batchOf(database).add(reading);
  if (minutes === undefined) throw commonProblem('profile-not-found');
  return { day, minutes };
}

function batchOf(database: Database) {
  const batch =
    batches.get(database) ??
    createWriteBatch<Reading, number | undefined>({
      max: 500,
      write: (readings) => retryOnConflict(() => writeReadTime(database, readings)),
    });
  batches.set(database, batch);
  return batch;
}

/** Adds the minutes; for each the day's total, undefined where the profile is gone. */
async function writeReadTime({ pool }: Database, readings: readonly Reading[]): Promise<(number | undefined)[]> {
  const added = readings.map(({ profileId, day, minutes, key }) => ({ profile_id: profileId, day, minutes, key }));
  const { rows } = await pool.query<{ minutes: number | null }>(
    prepared('add-read-time', adding(JSON.stringify(added))),
  );
  return rows.map(({ minutes }) => minutes ?? undefined);
}

/** `readings` as JSON. */
function adding(readings: string): Sql {
  return sql`
      with given as (
        select g.*, p.id is not null as is_known,
          row_number() over (partition by g.profile_id, coalesce(g.key, g.position::text), g.key is null order by g.position) as turn
        from rows from (json_to_recordset(${readings}) as (profile_id bigint, day date, minutes integer, key text))
          with ordinality as g (profile_id, day, minutes, key, position)
        left join profile p on p.id = g.profile_id
      ), forgotten as (
        delete from read_time_key
        where profile_id in (select profile_id from given) and counted_at < now() - interval '90 days'
      ), keyed as (
        insert into read_time_key (profile_id, key)
        select profile_id, key from given where is_known and key is not null and turn = 1 order by profile_id, key
        on conflict do nothing
        returning profile_id, key
      ), added as (
        insert into read_time as r (profile_id, day, minutes)
        select g.profile_id, g.day, least(sum(g.minutes), 1440)
        from given g left join keyed k on k.profile_id = g.profile_id and k.key = g.key
        where g.is_known and g.turn = 1 and (g.key is null or k.key is not null)
        group by g.profile_id, g.day
        order by g.profile_id, g.day
        on conflict (profile_id, day) do update set minutes = least(r.minutes + excluded.minutes, 1440)
        returning profile_id, day, minutes
      )
      select case when g.is_known then coalesce(a.minutes, r.minutes, 0) end as minutes
      from given g
      left join added a on a.profile_id = g.profile_id and a.day = g.day
      left join read_time r on r.profile_id = g.profile_id and r.day = g.day
      order by g.position`;
}
