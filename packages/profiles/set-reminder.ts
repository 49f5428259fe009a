import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import sql, { empty } from 'sql-template-tag';
import type { Profile, setReminder as contract } from './contract.ts';
import { profileColumns, type ProfilesContext } from './profile-columns.ts';

export async function setReminder(
  { database }: ProfilesContext,
  { params, body: { days, pausedUntil, ...goal } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const reminderDays = days && [...new Set(days)].toSorted((a, b) => a - b);
  const { rows } = await database.pool.query<Profile>(sql`
    update profile set
      minutes_per_day = ${goal.minutesPerDay}, daily_reminder = ${goal.dailyReminder},
      daily_reminder_time = ${goal.dailyReminderTime},
      timezone = coalesce(${goal.timezone}, timezone), reminder_days = coalesce(${reminderDays}, reminder_days)
      ${pausedUntil === undefined ? empty : sql`, paused_until = ${pausedUntil}`}
    where id = ${params.profileId} returning ${profileColumns}`);
  const [changed] = rows;
  if (changed === undefined) throw commonProblem('profile-not-found');
  return changed;
}
