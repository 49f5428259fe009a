import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';

export interface HandedOutExport {
  id: string;
  classId: string | null;
  /** Named readers; null for the whole class. */
  readerIds: string[] | null;
  bookId: string | null;
  collectionId: string | null;
  pathwayId: string | null;
  level: number | null;
  stories: number | null;
  languageId: string;
  untilDay: string;
  handedAt: Date;
}

/** What an account has handed out. */
export async function exportHandedOut({ pool }: Database, accountId: string): Promise<HandedOutExport[]> {
  const { rows } = await pool.query<HandedOutExport>(sql`
    select h.id, h.class_id as "classId", case when h.class_id is null then array(
        select r.profile_id::text from handed_out_reader r where r.handed_out_id = h.id order by r.profile_id) end as "readerIds",
      h.book_id as "bookId", h.collection_id as "collectionId", h.pathway_id as "pathwayId", h.level, h.stories,
      h.language_id as "languageId", h.until_day as "untilDay", h.handed_at as "handedAt"
    from handed_out h where h.account_id = ${accountId} order by h.id`);
  return rows;
}
