import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';

/** A project that an account took part in, and from when to when. */
export interface MembershipExport {
  projectCode: string;
  name: string;
  partner: string;
  joinedAt: Date;
  /** Which wording of what is shared was seen at joining; null where none was shown. */
  sharingVersion: number | null;
  leftAt: Date | null;
}

/** The projects an account took part in. */
export async function exportMemberships({ pool }: Database, accountId: string): Promise<MembershipExport[]> {
  const { rows } = await pool.query<MembershipExport>(
    sql`select m.code as "projectCode", p.name, p.partner, m.consent_at as "joinedAt",
       m.sharing_version as "sharingVersion", m.left_at as "leftAt"
     from membership m join project p on p.code = m.code
     where m.account_id = ${accountId} order by m.id`,
  );
  return rows;
}
