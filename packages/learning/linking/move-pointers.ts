import { isOfOther, type Linking } from '@letsread/catalogue/linking/book-rows.ts';
import { storeRows } from '@letsread/catalogue/linking/store-rows.ts';
import type { Queryable } from '@letsread/database/database.ts';
import sql, { type Sql } from 'sql-template-tag';

/**
 * What has a number of its own and only names a book: what is handed out, questions, and what stickers were earned by.
 * The questions of a joined book are asked where the other book has none: two sets would ask the same.
 */
export async function joinPointers(db: Queryable, linking: Linking): Promise<void> {
  const { id, bookId, otherId } = linking;
  await storeRows(db, {
    linkingId: id,
    table: 'handed_out',
    rows: sql`select null::bigint, jsonb_build_object('id', t.id) from handed_out t where t.book_id = ${otherId}`,
  });
  await db.query(sql`update handed_out set book_id = ${bookId} where book_id = ${otherId}`);
  await storeRows(db, {
    linkingId: id,
    table: 'question',
    rows: sql`
      select null::bigint, jsonb_build_object('id', t.id) from question t where t.book_id = ${otherId}
        and not exists (select from question o where o.book_id = ${bookId} and (o.removed_at is null or o.key = t.key))`,
  });
  await db.query(sql`update question set book_id = ${bookId} where id in (${storedIds(id, 'question')})`);
  await moveAwards(db, linking, { from: otherId, to: bookId });
  await countChangeOfPathways(db, linking);
}

export async function splitPointers(db: Queryable, linking: Linking): Promise<void> {
  const { bookId, otherId } = linking;
  await db.query(sql`
    update handed_out h set book_id = ${otherId}
    where h.book_id = ${bookId} and ${isOfOther(linking, sql`h.language_id`)}`);
  await moveAwards(db, linking, { from: bookId, to: otherId });
  await countChangeOfPathways(db, linking);
}

export async function undoPointers(db: Queryable, linking: Linking & { action: 'join' | 'split' }): Promise<void> {
  const { id, bookId, otherId, action } = linking;
  if (action === 'split') {
    await db.query(sql`update handed_out set book_id = ${bookId} where book_id = ${otherId}`);
    await db.query(sql`
      update question q set book_id = ${bookId} where q.book_id = ${otherId}
        and not exists (select from question o where o.book_id = ${bookId} and o.key = q.key)`);
  } else {
    await db.query(sql`
      update handed_out h set book_id = ${otherId}
      where h.book_id = ${bookId} and (h.id in (${storedIds(id, 'handed_out')}) or ${isOfOther(linking, sql`h.language_id`)})`);
    await db.query(sql`
      update question set book_id = ${otherId} where book_id = ${bookId} and id in (${storedIds(id, 'question')})`);
  }
  await db.query(sql`
    update award a set ref = k.content ->> 'ref' from book_linking_row k
    where k.linking_id = ${id} and k.of_table = 'award' and a.id = (k.content ->> 'id')::bigint
      and not exists (select from award o where o.profile_id = a.profile_id and o.kind = a.kind
        and o.ref = k.content ->> 'ref')`);
  // What was earned meanwhile, too.
  const way = action === 'join' ? { from: bookId, to: otherId } : { from: otherId, to: bookId };
  await db.query(sql`
    update award t set ref = split_part(t.ref, ':', 1) || ':' || ${way.to} where ${followsOf(linking, way)}`);
  await countChangeOfPathways(db, linking);
}

/** Who has a path open sees that its books are others now. */
async function countChangeOfPathways(db: Queryable, { bookId, otherId }: Linking): Promise<void> {
  await db.query(sql`
    update pathway p set version = version + 1 where version is not null and exists (
      select from pathway_step s where s.pathway_id = p.id and s.book_id in (${bookId}, ${otherId}))`);
}

/** What readers earned with one of the books goes to the other, as far as it follows. */
async function moveAwards(db: Queryable, linking: Linking, way: Way): Promise<void> {
  const { id } = linking;
  await storeRows(db, {
    linkingId: id,
    table: 'award',
    rows: sql`
      select t.profile_id, jsonb_build_object('id', t.id, 'ref', t.ref) from award t where ${followsOf(linking, way)}`,
  });
  await db.query(sql`
    update award a set ref = split_part(a.ref, ':', 1) || ':' || ${way.to} from book_linking_row k
    where k.linking_id = ${id} and k.of_table = 'award' and a.id = (k.content ->> 'id')::bigint`);
}

interface Way {
  from: string;
  to: string;
}

/** SQL: an award `t` of a reader who now has done it with that book and no more with this one: nothing is earned twice. */
function followsOf({ bookId }: Linking, { from, to }: Way): Sql {
  const done = (book: string) => sql`exists (select from completion c
    where c.profile_id = t.profile_id and c.book_id = ${book} and c.kind = split_part(t.ref, ':', 1))`;
  // Where all goes to the book that stays nothing is left with the other; else it is looked at who did it there.
  const isDone = to === bookId ? sql`true` : sql`${done(to)} and not ${done(from)}`;
  return sql`t.kind = 'sticker' and t.ref in (${refs(from)}) and ${isDone}
    and not exists (select from award o where (o.profile_id, o.kind) = (t.profile_id, t.kind)
      and o.ref = split_part(t.ref, ':', 1) || ':' || ${to})`;
}

function refs(bookId: string) {
  return sql`${`book:${bookId}`}, ${`questions:${bookId}`}, ${`dragWord:${bookId}`}, ${`match:${bookId}`}`;
}

function storedIds(linkingId: string, table: string) {
  return sql`select (k.content ->> 'id')::bigint from book_linking_row k
    where k.linking_id = ${linkingId} and k.of_table = ${table}`;
}
