import { randomUUID } from 'node:crypto';
import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

interface NewUser {
  email: string;
  name: string;
  language: string;
  passwordHash: string;
  /** Which terms they agreed to, and when. */
  termsVersion: string | null;
  agreedAt: Date | null;
  at: Date;
}

/** Somebody whose address is proven signs in with a password from now on. Throws what `isTaken` knows where the address is somebody's. */
export async function makeUser(
  db: Queryable,
  { email, name, language, passwordHash, termsVersion, agreedAt, at }: NewUser,
): Promise<string> {
  const id = randomUUID().replaceAll('-', '');
  await db.query(sql`
    insert into idp_user (id, email, name, language, terms_version, agreed_at, email_verified, created_at, updated_at)
    values (${id}, ${email}, ${name}, ${language}, ${termsVersion}, ${agreedAt}, true, ${at}, ${at})`);
  await db.query(sql`
    insert into idp_account (id, user_id, provider_id, account_id, password, created_at, updated_at)
    values (${id}, ${id}, 'credential', ${id}, ${passwordHash}, ${at}, ${at})`);
  return id;
}
