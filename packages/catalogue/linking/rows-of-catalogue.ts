import sql from 'sql-template-tag';
import type { BookRows } from './book-rows.ts';

const nothing = sql`do nothing`;

/** Themes and teams are both books' once they are joined, and each book's once they are split; a collection holds a book once. */
export const rowsOfCatalogue: readonly BookRows[] = [
  {
    table: 'book_tag_choice',
    key: ['tag_id'],
    merge: nothing,
    // A theme that somebody took from one book stays with the other that has it.
    joins: (into) =>
      sql`m.is_given or not exists (select from book_tag t where t.book_id = ${into} and t.tag_id = m.tag_id)`,
    splits: 'copy',
  },
  {
    table: 'book_tag',
    key: ['tag_id'],
    merge: nothing,
    joins: (into) => sql`not exists (select from book_tag_choice c
      where c.book_id = ${into} and c.tag_id = m.tag_id and not c.is_given)`,
    splits: 'copy',
  },
  { table: 'removed_book_tag', key: ['tag_id'], merge: nothing, splits: 'copy' },
  { table: 'book_team', key: ['team_id'], merge: nothing, splits: 'copy' },
  { table: 'collection_book', key: ['collection_id'], merge: nothing, splits: 'none' },
];
