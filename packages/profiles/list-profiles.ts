import type { Queryable } from '@letsread/database/database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { listProfiles as contract, Profile } from './contract.ts';
import { profileColumns, type ProfilesContext } from './profile-columns.ts';

export async function listProfiles(
  { database }: ProfilesContext,
  { params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return { items: await selectProfiles(database.pool, params.userId) };
}

/** The profiles of an account, the first one made first; without those of classes, which teachers see by class. */
export async function selectProfiles(db: Queryable, accountId: string): Promise<Profile[]> {
  const { rows } = await db.query<Profile>(
    sql`select ${profileColumns} from profile where account_id = ${accountId} and class_id is null order by id`,
  );
  return rows;
}
