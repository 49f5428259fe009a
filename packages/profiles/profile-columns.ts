import type { Database } from '@letsread/database/open-database.ts';
import { profile } from './tables.ts';

/** What every call of profiles is given. */
export interface ProfilesContext {
  database: Database;
}

/** A row of `profile` in the contract's shape. */
export const profileColumns = {
  id: profile.id,
  userId: profile.accountId,
  name: profile.name,
  imageUrl: profile.imageUrl,
  minutesPerDay: profile.minutesPerDay,
  dailyReminder: profile.dailyReminder,
  dailyReminderTime: profile.dailyReminderTime,
  timezone: profile.timezone,
  days: profile.reminderDays,
  pausedUntil: profile.pausedUntil,
};
