import type { Database } from '@letsread/database/open-database.ts';

/** The code of the project an account is in; empty when in none. */
export async function readProjectCode({ pool }: Database, accountId: string): Promise<string> {
  const { rows } = await pool.query<{ code: string }>({
    name: 'project-code',
    text: 'select code from membership where account_id = $1 and left_at is null',
    values: [accountId],
  });
  return rows[0]?.code ?? '';
}
