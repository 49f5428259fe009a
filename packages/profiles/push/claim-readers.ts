import type { Queryable } from '@letsread/database/database.ts';
import sql, { type Sql } from 'sql-template-tag';
import { type Clock, clockAt } from './clock-at.ts';

/**
 * Claims the readers whose time it is, each once on a day of their own, and has the devices of their accounts remind: of
 * many processes one claims a reader. Who has read as long as they wanted to is not reminded, as in the page. It looks at those
 * alone whose time it is by their clock.
 */
export async function claimReaders(db: Queryable, nowMs: number): Promise<void> {
  const clocks = (await timezonesOfReaders(db)).flatMap((timezone) => clockAt(timezone, nowMs) ?? []);
  if (clocks.length === 0) return;
  await db.query(sql`
    with clock as (${rowsOf(clocks)}), due as (
      select p.id, clock.day, clock.weekday from clock cross join lateral (
        ${profilesOf(sql`p.timezone = clock.timezone and p.pushed_day is null`)}
        union all ${profilesOf(sql`p.timezone = clock.timezone and p.pushed_day < clock.day`)}
        union all ${profilesOf(sql`p.timezone is null and coalesce(p.pushed_day < clock.day, true) and clock.timezone = (
          select d.timezone from push_device d where d.account_id = p.account_id order by d.made_at desc, d.id desc limit 1)`)}) as p
    ), claimed as (
      update profile p set pushed_day = due.day from due
      where p.id = due.id and due.weekday = any(p.reminder_days)
        and coalesce(p.paused_until <= due.day, true) and coalesce(p.pushed_day < due.day, true)
        and coalesce((
          select r.minutes from read_time r where r.profile_id = p.id and r.day = due.day), 0) < p.minutes_per_day
      returning p.account_id)
    update push_device set send_at = ${new Date(nowMs)}, tries = 0 where account_id in (select account_id from claimed)`);
}

/** Of all readers, where a device is to remind: one step through an index for each zone. */
async function timezonesOfReaders(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ timezone: string | null }>(sql`
    with recursive of_profile as (
      select min(timezone) as timezone from profile where class_id is null and daily_reminder
      union all
      select (select min(p.timezone) from profile p where p.class_id is null and p.daily_reminder and p.timezone > last.timezone)
      from of_profile as last where last.timezone is not null
    ), of_device as (
      select min(timezone) as timezone from push_device
      union all
      select (select min(d.timezone) from push_device d where d.timezone > last.timezone)
      from of_device as last where last.timezone is not null
    )
    select timezone from of_profile where timezone is not null and exists (select from of_device where timezone is not null)
    union select timezone from of_device where timezone is not null`);
  return rows.flatMap(({ timezone }) => timezone ?? []);
}

function rowsOf(clocks: readonly Clock[]): Sql {
  return sql`
    select * from unnest(${clocks.map((one) => one.timezone)}::text[], ${clocks.map((one) => one.day)}::date[],
      ${clocks.map((one) => one.weekday)}::smallint[], ${clocks.map((one) => one.since)}::text[],
      ${clocks.map((one) => one.time)}::text[]) as c (timezone, day, weekday, since, until)`;
}

/** Of readers who wish to be reminded in the hour that ends now by a clock. Clock by clock (`offset 0`), so that an index finds them. */
function profilesOf(which: Sql): Sql {
  return sql`(select p.id from profile p
    where p.class_id is null and p.daily_reminder and p.daily_reminder_time between clock.since and clock.until and ${which} offset 0)`;
}
