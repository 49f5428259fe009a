import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';

export interface ClassExport {
  id: string;
  name: string;
  createdAt: Date;
  /** Its readers, who stand with the account's own under `profiles`. */
  readerIds: string[];
}

/** The classes that an account keeps. */
export async function exportClasses({ pool }: Database, accountId: string): Promise<ClassExport[]> {
  const { rows } = await pool.query<ClassExport>(sql`
    select c.id, c.name, c.created_at as "createdAt", coalesce(
      (select json_agg(p.id::text order by p.id) from profile p where p.class_id = c.id), '[]') as "readerIds"
    from class c where c.account_id = ${accountId} order by c.id`);
  return rows;
}
