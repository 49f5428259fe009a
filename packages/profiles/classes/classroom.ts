import type { Queryable } from '@letsread/database/database.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { profileColumns, type ProfilesContext } from '../profile-columns.ts';
import type { Profile } from '../contract.ts';
import type { choosePictures, ClassroomReader, forgetPictures, getClassroom } from './contract.ts';
import { selectClass } from './select-class.ts';

export async function readClassroom(
  { database: { pool } }: ProfilesContext,
  { params: { classId } }: EndpointRequest<typeof getClassroom>,
): Promise<EndpointOutput<typeof getClassroom>> {
  const { id, name } = await selectClass(pool, classId);
  const { rows } = await pool.query<ClassroomReader>(sql`
    select p.id, p.name, p.image_url as "imageUrl",
      case when w.profile_id is not null then json_build_object('salt', w.salt, 'hash', w.hash) end as pictures
    from profile p left join picture_password w on w.profile_id = p.id
    where p.class_id = ${classId} order by p.id`);
  return { id, name, readers: inOrderOfNames(rows) };
}

/** The first choice stands: of two devices on which a reader chose without a network, the one that is heard of first. */
export async function storePictures(
  { database: { pool } }: ProfilesContext,
  { params: { classId, profileId }, body: { salt, hash } }: EndpointRequest<typeof choosePictures>,
): Promise<EndpointOutput<typeof choosePictures>> {
  const { rowCount } = await retryOnConflict(async () => {
    await requireReader(pool, classId, profileId);
    return pool.query(sql`
      insert into picture_password (profile_id, salt, hash) values (${profileId}, ${salt}, ${hash})
      on conflict (profile_id) do update set salt = excluded.salt
      where picture_password.salt = excluded.salt and picture_password.hash = excluded.hash`);
  });
  if (rowCount === 0)
    throw new Problem('pictures-chosen', 409, {
      detail: 'This reader has pictures already; their teacher lets them choose anew.',
    });
  return { chosen: true };
}

export async function removePictures(
  { database: { pool } }: ProfilesContext,
  { params: { classId, profileId } }: EndpointRequest<typeof forgetPictures>,
): Promise<EndpointOutput<typeof forgetPictures>> {
  await requireReader(pool, classId, profileId);
  await pool.query(sql`delete from picture_password where profile_id = ${profileId}`);
  return { forgotten: true };
}

/** What a session that is open for a class holds: its name, and its readers as a family's session holds its own. */
export async function selectClassroom(
  db: Queryable,
  classId: string,
): Promise<{ classroom: { id: string; name: string }; profiles: Profile[] }> {
  const { id, name } = await selectClass(db, classId);
  const { rows } = await db.query<Profile>(
    sql`select ${profileColumns} from profile where class_id = ${classId} order by id`,
  );
  return { classroom: { id, name }, profiles: rows };
}

async function requireReader(db: Queryable, classId: string, profileId: string): Promise<void> {
  const { rowCount } = await db.query(sql`select from profile where id = ${profileId} and class_id = ${classId}`);
  if (rowCount === 0) throw commonProblem('profile-not-found');
}
