import type { Queryable } from '@letsread/database/database.ts';
import type { ClassRow } from '@letsread/database/rows.ts';
import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { Class, ClassReader, ListedClass } from './contract.ts';

/** The classes of an account by name. */
export async function selectClasses(db: Queryable, accountId: string): Promise<ListedClass[]> {
  const { rows } = await db.query<ListedClass>(sql`
    select c.id, c.name, (select count(*)::integer from profile p where p.class_id = c.id) as readers
    from class c where c.account_id = ${accountId} order by c.id`);
  return inOrderOfNames(rows);
}

/** @throws Problem class-not-found */
export async function selectClass(db: Queryable, classId: string): Promise<Class> {
  const { rows } = await db.query<Pick<ClassRow, 'id' | 'name'>>(sql`select id, name from class where id = ${classId}`);
  const [found] = rows;
  if (found === undefined) throw commonProblem('class-not-found');
  return { ...found, readers: await selectReaders(db, classId) };
}

/** Locks a class, so that of two that fill it at the same time the second sees the first. @throws Problem class-not-found */
export async function lockClass(db: Queryable, classId: string): Promise<Class> {
  await db.query(sql`select from class where id = ${classId} for no key update`);
  return selectClass(db, classId);
}

async function selectReaders(db: Queryable, classId: string): Promise<ClassReader[]> {
  const { rows } = await db.query<ClassReader>(sql`
    select id, name, image_url as "imageUrl" from profile where class_id = ${classId} order by id`);
  return inOrderOfNames(rows);
}
