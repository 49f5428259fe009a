import type { Queryable } from '@letsread/database/database.ts';
import type { GrownUpInvitationRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import { hashOfLinkToken, newLinkToken } from '../accounts/link-token.ts';
import { linkNotValid } from '../accounts/pending-addresses.ts';

export const invitationMs = 7 * 24 * 60 * 60 * 1000;

/** The token for a mail that is about to go; the one before it ends, and nothing comes of one that was taken back. */
export async function renewToken(db: Queryable, invitationId: string): Promise<string> {
  const token = newLinkToken();
  await db.query(sql`update grown_up_invitation set token_hash = ${hashOfLinkToken(token)} where id = ${invitationId}`);
  return token;
}

/** @throws Problem link-not-valid */
export async function findInvitation(
  db: Queryable,
  { token, nowMs, isLocked = false }: { token: string; nowMs: number; isLocked?: boolean },
): Promise<GrownUpInvitationRow> {
  const { rows } = await db.query<GrownUpInvitationRow>(
    isLocked
      ? sql`select * from grown_up_invitation
          where token_hash = ${hashOfLinkToken(token)} and ends_at > ${new Date(nowMs)} for update`
      : sql`select * from grown_up_invitation where token_hash = ${hashOfLinkToken(token)} and ends_at > ${new Date(nowMs)}`,
  );
  const [found] = rows;
  if (found === undefined) throw linkNotValid();
  return found;
}
