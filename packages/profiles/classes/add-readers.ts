import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { ProfileRow } from '@letsread/database/rows.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { avatarUrls } from '../list-avatars.ts';
import type { ProfilesContext } from '../profile-columns.ts';
import type { addClassReaders as contract, Class } from './contract.ts';
import { readNames } from './read-names.ts';
import { lockClass, selectClass } from './select-class.ts';

export async function addReaders(
  { database }: ProfilesContext,
  { account, params: { classId }, body }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return inTransaction(database.pool, async (client) => {
    const { readers } = await lockClass(client, classId);
    const existing = readers.map(({ name }) => name);
    const { names, refused, emptyLines } = readNames(body.names, existing);
    const { rows } = await client.query<Pick<ProfileRow, 'id'>>(sql`
      insert into profile (account_id, class_id, name, image_url, daily_reminder)
      select ${account.id}, ${classId}, given.name, given.image_url, false
      from rows from (json_to_recordset(${JSON.stringify(withPictures(names, readers))}) as (name text, image_url text))
        with ordinality as given (name, image_url, position)
      order by given.position returning id`);
    return { class: await selectClass(client, classId), added: rows.map(({ id }) => id), refused, emptyLines };
  });
}

/** Each new reader has the picture that the fewest of the class have, so that faces can be told apart. */
function withPictures(names: readonly string[], readers: Class['readers']): { name: string; image_url: string }[] {
  const uses = new Map(avatarUrls.map((url) => [url, 0]));
  for (const { imageUrl } of readers) uses.set(imageUrl, (uses.get(imageUrl) ?? 0) + 1);
  return names.map((name) => {
    const [rarest = ''] = avatarUrls.toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    uses.set(rarest, (uses.get(rarest) ?? 0) + 1);
    return { name, image_url: rarest };
  });
}
