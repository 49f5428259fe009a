import { id } from '@letsread/database/columns.ts';
import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

// The columns as in database/migrations; constraints stand only there.

const time = (name: string) => timestamp(name, { withTimezone: true });

export const readingPosition = pgTable('reading_position', {
  profileId: id('profile_id').notNull(),
  bookId: id('book_id').notNull(),
  page: smallint('page').notNull(),
  pages: smallint('pages').notNull(),
  turnedAt: time('turned_at').notNull(),
  eventId: text('event_id').notNull(),
  languageId: id('language_id'),
  furthestPage: smallint('furthest_page').notNull(),
  furthestPages: smallint('furthest_pages').notNull(),
  lastPageAt: time('last_page_at'),
  lastPageLanguageId: id('last_page_language_id'),
  firstLastPageAt: time('first_last_page_at'),
  againAt: time('again_at'),
  putAwayAt: time('put_away_at'),
});

export const savedBook = pgTable('saved_book', {
  profileId: id('profile_id').notNull(),
  bookId: id('book_id').notNull(),
  addedAt: time('added_at').notNull(),
});

export const favouriteBook = pgTable('favourite_book', {
  profileId: id('profile_id').notNull(),
  bookId: id('book_id').notNull(),
  addedAt: time('added_at').notNull(),
});

export const readerLevel = pgTable('reader_level', {
  profileId: id('profile_id').notNull(),
  languageId: id('language_id').notNull(),
  level: smallint('level').notNull(),
  since: time('since').notNull(),
});
