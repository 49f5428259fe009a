import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';

/** What every call of profiles is given. */
export interface ProfilesContext {
  database: Database;
}

/** A row of `profile` in the contract's shape. */
export const profileColumns = sql`profile.id, profile.account_id as "userId", profile.name, profile.image_url as "imageUrl",
  profile.minutes_per_day as "minutesPerDay", profile.daily_reminder as "dailyReminder",
  profile.daily_reminder_time as "dailyReminderTime", profile.timezone, profile.reminder_days as days,
  profile.paused_until as "pausedUntil"`;
