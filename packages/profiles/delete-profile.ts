import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { forgetProfiles } from './account-of-profile.ts';
import type { deleteProfile as contract } from './contract.ts';
import type { ProfilesContext } from './profile-columns.ts';

/** What other concepts keep of a profile goes with it: their tables name it with "on delete cascade". */
export async function deleteProfile(
  { database }: ProfilesContext,
  { params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  await database.pool.query(sql`delete from profile where id = ${params.profileId}`);
  await forgetProfiles(database, [params.profileId]);
  return { deleted: true };
}
