import type { BookRows } from '@letsread/catalogue/linking/book-rows.ts';
import sql from 'sql-template-tag';

export const rowsOfLearning: readonly BookRows[] = [
  {
    table: 'activity_completion',
    key: ['profile_id', 'kind'],
    isOfReaders: true,
    language: 'language_id',
    merge: sql`do update set
      language_id = case when excluded.last_at > r.last_at then excluded.language_id else r.language_id end,
      first_at = least(r.first_at, excluded.first_at), last_at = greatest(r.last_at, excluded.last_at)`,
    splits: 'none',
  },
  { table: 'pathway_step', key: ['pathway_id', 'kind'], merge: sql`do nothing`, splits: 'none' },
];
