import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { forgetProfiles } from '../account-of-profile.ts';
import { requireAvatar } from '../list-avatars.ts';
import type { ProfilesContext } from '../profile-columns.ts';
import {
  type changeClassReader,
  type Class,
  type ClassReader,
  maxReaders,
  type moveClassReader,
  type removeClassReader,
} from './contract.ts';
import { folded } from './read-names.ts';
import { lockClass, selectClass } from './select-class.ts';

export async function changeReader(
  { database }: ProfilesContext,
  { params: { classId, profileId }, body: { name, imageUrl } }: EndpointRequest<typeof changeClassReader>,
): Promise<EndpointOutput<typeof changeClassReader>> {
  requireAvatar(imageUrl);
  return inTransaction(database.pool, async (client) => {
    await requireFreeNameAmong(client, { classId, profileId, name });
    const { rowCount } = await client.query(
      sql`update profile set name = ${name}, image_url = ${imageUrl} where id = ${profileId} and class_id = ${classId}`,
    );
    if (rowCount === 0) throw commonProblem('profile-not-found');
    return selectClass(client, classId);
  });
}

export async function moveReader(
  { database }: ProfilesContext,
  { account, params: { classId, profileId }, body: { toClassId } }: EndpointRequest<typeof moveClassReader>,
): Promise<EndpointOutput<typeof moveClassReader>> {
  return inTransaction(database.pool, async (client) => {
    await requireOwnClass(client, account.id, toClassId);
    const { readers } = await lockClass(client, toClassId);
    const moving = (await selectClass(client, classId)).readers.find(({ id }) => id === profileId);
    if (moving === undefined) throw commonProblem('profile-not-found');
    if (classId === toClassId) return selectClass(client, classId);
    requireFreeName(readers, moving.name);
    requireRoom(readers);
    await client.query(
      sql`update profile set class_id = ${toClassId} where id = ${profileId} and class_id = ${classId}`,
    );
    return selectClass(client, toClassId);
  });
}

/** What other concepts keep of a reader goes with them: their tables name them with "on delete cascade". */
export async function removeReader(
  { database }: ProfilesContext,
  { params: { classId, profileId } }: EndpointRequest<typeof removeClassReader>,
): Promise<EndpointOutput<typeof removeClassReader>> {
  const { pool } = database;
  const { rowCount } = await pool.query(sql`delete from profile where id = ${profileId} and class_id = ${classId}`);
  if (rowCount === 0) throw commonProblem('profile-not-found');
  await forgetProfiles(database, [profileId]);
  return selectClass(pool, classId);
}

async function requireOwnClass(db: Queryable, accountId: string, classId: string): Promise<void> {
  const { rowCount } = await db.query(sql`select from class where id = ${classId} and account_id = ${accountId}`);
  if (rowCount === 0) throw commonProblem('class-not-found');
}

/** Of a reader whom a class has; a family may give two the same name. @throws Problem name-taken */
export async function requireFreeNameInClass(
  db: Queryable,
  { profileId, name }: { profileId: string; name: string },
): Promise<void> {
  const { rows } = await db.query<{ class_id: string | null }>(
    sql`select class_id from profile where id = ${profileId}`,
  );
  const classId = rows[0]?.class_id ?? undefined;
  if (classId !== undefined) await requireFreeNameAmong(db, { classId, profileId, name });
}

async function requireFreeNameAmong(
  db: Queryable,
  { classId, profileId, name }: { classId: string; profileId: string; name: string },
): Promise<void> {
  const { readers } = await lockClass(db, classId);
  requireFreeName(
    readers.filter(({ id }) => id !== profileId),
    name,
  );
}

/** Children find themselves by their names. */
function requireFreeName(readers: readonly ClassReader[], name: string): void {
  if (readers.some((reader) => folded(reader.name) === folded(name)))
    throw new Problem('name-taken', 409, { detail: `There is a reader ${name} in the class already.` });
}

function requireRoom(readers: Class['readers']): void {
  if (readers.length >= maxReaders)
    throw new Problem('class-full', 409, { detail: `A class has at most ${maxReaders} readers.` });
}
