import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

/** Books that belong to a team from now on, beside those they belong to already. */
export async function giveToTeam(client: Queryable, bookIds: readonly string[], teamId: string): Promise<void> {
  await client.query(sql`
    insert into book_team (book_id, team_id) select unnest(${bookIds}::bigint[]), ${teamId} on conflict do nothing`);
}
