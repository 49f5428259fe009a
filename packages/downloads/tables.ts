import { id } from '@letsread/database/columns.ts';
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// The columns as in database/migrations; constraints stand only there.

export const download = pgTable('download', {
  editionId: id('edition_id').notNull(),
  choice: text('choice').notNull(),
  version: text('version').notNull(),
  sha256: text('sha256'),
  bytes: integer('bytes'),
  pages: integer('pages'),
  sheets: integer('sheets'),
  fault: text('fault'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  usedOn: date('used_on').notNull(),
});
