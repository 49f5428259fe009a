import { id } from '@letsread/database/columns.ts';
import { boolean, date, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

// The columns as in database/migrations; constraints stand only there.

export const profile = pgTable('profile', {
  id: id('id').primaryKey(),
  accountId: id('account_id').notNull(),
  name: text('name').notNull(),
  imageUrl: text('image_url').notNull(),
  minutesPerDay: smallint('minutes_per_day').notNull(),
  dailyReminder: boolean('daily_reminder').notNull(),
  dailyReminderTime: text('daily_reminder_time').notNull(),
  timezone: text('timezone'),
  reminderDays: smallint('reminder_days').array().notNull(),
  pausedUntil: date('paused_until'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const readTime = pgTable('read_time', {
  profileId: id('profile_id').notNull(),
  day: date('day').notNull(),
  minutes: smallint('minutes').notNull(),
});
