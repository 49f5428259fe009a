import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import type { HandedOut } from './contract.ts';
import { isInClass, thingColumns } from './handed-out-columns.ts';

/** What is handed out to a class or to readers who are in it now, by its last day. */
export async function selectHandedOut(db: Queryable, classId: string): Promise<HandedOut[]> {
  const { rows } = await db.query<HandedOut>(sql`
    select ${thingColumns}, case when h.class_id is null then array(
        select p.id::text from handed_out_reader r join profile p on p.id = r.profile_id
        where r.handed_out_id = h.id and p.class_id = ${classId} order by lower(p.name), p.id) end as "readerIds"
    from handed_out h where ${isInClass(classId)} order by h.until_day, h.id`);
  return rows;
}
