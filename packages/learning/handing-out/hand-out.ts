import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { HandedOutRow } from '@letsread/database/rows.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { type changeHandedOut, type handOut, maxHandedOut, type takeBack, type WhatToHandOut } from './contract.ts';
import { isInClass } from './handed-out-columns.ts';
import { requireSomethingToRead } from './require-something-to-read.ts';
import { selectHandedOut } from './select-handed-out.ts';

type Context = CatalogueContext;

export async function addHandedOut(
  { database }: Context,
  { account, params: { classId }, body }: EndpointRequest<typeof handOut>,
): Promise<EndpointOutput<typeof handOut>> {
  const { languageId, readerIds, untilDay } = body;
  requireDayToCome(untilDay);
  return inTransaction(database.pool, async (client) => {
    await lockClass(client, classId);
    await requireReaders(client, classId, readerIds);
    const what = await thingOfToday(client, body);
    await requireSomethingToRead(client, what, languageId);
    const { rows } = await client.query<Pick<HandedOutRow, 'id'>>(sql`
      insert into handed_out (account_id, class_id, language_id, book_id, collection_id, pathway_id, level, stories, until_day)
      select ${account.id}, ${readerIds === null ? classId : null}, ${languageId},
        ${what.kind === 'book' ? what.id : null}, ${what.kind === 'collection' ? what.id : null},
        ${what.kind === 'pathway' ? what.id : null}, ${what.kind === 'level' ? what.level : null},
        ${what.kind === 'level' ? what.stories : null}, ${untilDay}
      where (select count(*) from handed_out h where ${isInClass(classId)}) < ${maxHandedOut}
      returning id`);
    const [made] = rows;
    if (made === undefined)
      throw new Problem('too-many-handed-out', 409, {
        detail: `A class has at most ${maxHandedOut} things that are handed out; take one back first.`,
      });
    await addReaders(client, made.id, readerIds ?? []);
    return { items: await selectHandedOut(client, classId) };
  });
}

/** A book that was joined to another since it was chosen is that one. */
async function thingOfToday(
  db: Queryable,
  { what, languageId }: Pick<EndpointRequest<typeof handOut>['body'], 'what' | 'languageId'>,
): Promise<WhatToHandOut> {
  if (what.kind !== 'book') return what;
  const { rows } = await db.query<{ id: string }>(sql`select book_now(${what.id}, ${languageId}) as id`);
  return { ...what, id: rows[0]?.id ?? what.id };
}

export async function updateHandedOut(
  { database }: Context,
  { params: { classId, handedOutId }, body: { readerIds, untilDay } }: EndpointRequest<typeof changeHandedOut>,
): Promise<EndpointOutput<typeof changeHandedOut>> {
  requireDayToCome(untilDay);
  return inTransaction(database.pool, async (client) => {
    await lockClass(client, classId);
    await requireThing(client, classId, handedOutId);
    await requireReaders(client, classId, readerIds);
    await client.query(sql`
      update handed_out set until_day = ${untilDay}, class_id = ${readerIds === null ? classId : null}
      where id = ${handedOutId}`);
    // Whoever is named comes before who is no longer, or it would be handed out to nobody in between. Readers who moved
    // to another class keep it.
    await addReaders(client, handedOutId, readerIds ?? []);
    await client.query(sql`
      delete from handed_out_reader where handed_out_id = ${handedOutId}
        and profile_id <> all (${readerIds ?? []}::bigint[])
        and profile_id in (select id from profile where class_id = ${classId})`);
    return { items: await selectHandedOut(client, classId) };
  });
}

export async function removeHandedOut(
  { database: { pool } }: Context,
  { params: { classId, handedOutId } }: EndpointRequest<typeof takeBack>,
): Promise<EndpointOutput<typeof takeBack>> {
  await requireThing(pool, classId, handedOutId);
  await pool.query(sql`delete from handed_out where id = ${handedOutId}`);
  return { items: await selectHandedOut(pool, classId) };
}

/** Of two that are handed out at the same time the second is counted after the first. */
async function lockClass(db: Queryable, classId: string): Promise<void> {
  const { rowCount } = await db.query(sql`select from class where id = ${classId} for no key update`);
  if (rowCount === 0) throw commonProblem('class-not-found');
}

async function addReaders(db: Queryable, handedOutId: string, readerIds: readonly string[]): Promise<void> {
  await db.query(sql`
    insert into handed_out_reader (handed_out_id, profile_id)
    select ${handedOutId}, id from unnest(${readerIds}::bigint[]) as id on conflict do nothing`);
}

/** Nobody takes them out before the transaction ends. */
async function requireReaders(db: Queryable, classId: string, readerIds: readonly string[] | null): Promise<void> {
  if (readerIds === null) return;
  const { rowCount } = await db.query(
    sql`select from profile where class_id = ${classId} and id = any (${readerIds}::bigint[]) order by id for key share`,
  );
  if (rowCount !== new Set(readerIds).size) throw commonProblem('profile-not-found');
}

async function requireThing(db: Queryable, classId: string, handedOutId: string): Promise<void> {
  const { rowCount } = await db.query(
    sql`select from handed_out h where h.id = ${handedOutId} and ${isInClass(classId)}`,
  );
  if (rowCount === 0)
    throw new Problem('handed-out-not-found', 404, {
      detail: 'There is nothing handed out to the class by this number.',
    });
}

const dayMs = 86_400_000;

/** Somewhere it is still yesterday. */
function requireDayToCome(untilDay: string): void {
  if (untilDay >= new Date(Date.now() - dayMs).toISOString().slice(0, 10)) return;
  throw commonProblem('invalid-input', {
    errors: [{ path: 'body.untilDay', message: 'Give a day that is not over.' }],
  });
}
