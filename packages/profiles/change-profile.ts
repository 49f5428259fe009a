import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { requireFreeNameInClass } from './classes/change-readers.ts';
import type { changeProfile as contract, Profile } from './contract.ts';
import { requireAvatar } from './list-avatars.ts';
import { profileColumns, type ProfilesContext } from './profile-columns.ts';

export async function changeProfile(
  { database }: ProfilesContext,
  { body: { id, name, imageUrl } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  requireAvatar(imageUrl);
  const rows = await inTransaction(database.pool, async (client) => {
    await requireFreeNameInClass(client, { profileId: id, name });
    const changed = await client.query<Profile>(sql`
      update profile set name = ${name}, image_url = ${imageUrl} where id = ${id} returning ${profileColumns}`);
    return changed.rows;
  });
  const [changed] = rows;
  if (changed === undefined) throw commonProblem('profile-not-found');
  return changed;
}
