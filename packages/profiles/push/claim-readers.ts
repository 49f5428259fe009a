import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import { clockAt } from './clock-at.ts';

/**
 * Claims the readers whose time it is, each once on a day of their own, and has the devices of their accounts remind: of
 * many processes one claims a reader. Who has read as long as they wanted to is not reminded, as in the page.
 */
export async function claimReaders(db: Queryable, nowMs: number): Promise<void> {
  const { rows } = await db.query<{ timezone: string }>(sql`
    select distinct coalesce(p.timezone, d.timezone) as timezone
    from push_device d join profile p on p.account_id = d.account_id and p.class_id is null and p.daily_reminder`);
  const clocks = rows.map(({ timezone }) => clockAt(timezone, nowMs));
  if (clocks.length === 0) return;
  await db.query(sql`
    with clock as (
      select * from unnest(${clocks.map((one) => one.timezone)}::text[], ${clocks.map((one) => one.day)}::date[],
        ${clocks.map((one) => one.weekday)}::smallint[], ${clocks.map((one) => one.since)}::text[],
        ${clocks.map((one) => one.time)}::text[]) as c (timezone, day, weekday, since, until)
    ), due as (
      update profile p set pushed_day = clock.day from clock
      where p.class_id is null and p.daily_reminder
        and clock.timezone = coalesce(p.timezone, (
          select d.timezone from push_device d where d.account_id = p.account_id order by d.made_at desc, d.id desc limit 1))
        and p.daily_reminder_time between clock.since and clock.until and clock.weekday = any(p.reminder_days)
        and coalesce(p.paused_until <= clock.day, true) and coalesce(p.pushed_day < clock.day, true)
        and coalesce((
          select r.minutes from read_time r where r.profile_id = p.id and r.day = clock.day), 0) < p.minutes_per_day
      returning p.account_id)
    update push_device set send_at = ${new Date(nowMs)}, tries = 0 where account_id in (select account_id from due)`);
}
