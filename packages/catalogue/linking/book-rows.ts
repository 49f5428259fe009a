import type { Queryable } from '@letsread/database/database.ts';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';

/** The two books of a join or a split: the one that stays, and the one that is joined to it or split off. */
export interface Linking {
  id: string;
  bookId: string;
  otherId: string;
}

/** How rows that speak of a book follow it when it is joined to another or split; their owner says it. */
export interface BookRows {
  table: string;
  /** By which columns there is one row of a book. */
  key: readonly string[];
  /** Rows of readers: those of a deleted profile are forgotten here too. */
  isOfReaders?: boolean;
  /** The column of the language in which something was done. */
  language?: string;
  /** Where the book has such a row already (`r`; the other is `excluded`). */
  merge: Sql;
  /** Which rows of a joined book (`m`) go to `into`; else all. */
  joins?: (into: string) => Sql;
  /** Which rows (`m`) go with editions that are split off into a book; `copy`: both have them from then on. */
  splits: 'copy' | 'none' | ((otherId: string) => Sql);
}

/** Rows whose language (`m`) is one of the other book, and none of the book that stays. */
export function isOfOther({ bookId, otherId }: Pick<Linking, 'bookId' | 'otherId'>, column: Sql): Sql {
  return sql`(exists (select from edition o where o.book_id = ${otherId} and o.language_id = ${column})
    and not exists (select from edition s where s.book_id = ${bookId} and s.language_id = ${column}))`;
}

/** Called once the editions stand in their new book. */
export async function joinRows(db: Queryable, linking: Linking, rows: BookRows): Promise<void> {
  const { bookId, otherId } = linking;
  await storeImage(db, linking, rows, 'before');
  const isTaken = rows.joins === undefined ? sql`true` : rows.joins(bookId);
  await db.query(sql`delete from ${raw(rows.table)} m where m.book_id = ${otherId} and not (${isTaken})`);
  await moveRows(db, rows, { from: otherId, to: bookId, where: sql`true` });
  await storeImage(db, linking, rows, 'after');
}

export async function splitRows(db: Queryable, linking: Linking, rows: BookRows): Promise<void> {
  const { bookId, otherId } = linking;
  const { table, splits, language } = rows;
  if (splits === 'none' && language === undefined) return;
  if (splits === 'copy') {
    await db.query(sql`
      insert into ${raw(table)}
      select (jsonb_populate_record(null::${raw(table)}, to_jsonb(t) || jsonb_build_object('book_id', ${otherId}::bigint))).*
      from ${raw(table)} t where t.book_id = ${bookId}`);
    return;
  }
  await storeImage(db, linking, rows, 'before');
  const where = splits === 'none' ? isOfOther(linking, sql`m.${raw(language ?? '')}`) : splits(otherId);
  await moveRows(db, rows, { from: bookId, to: otherId, where });
  await storeImage(db, linking, rows, 'after');
}

/**
 * What is still as the join or split left it is again what it was; what is gone stays gone; what is new or was changed
 * meanwhile is taken together with what was there before. The editions are back in their books.
 */
export async function undoRows(
  db: Queryable,
  linking: Linking & { action: 'join' | 'split' },
  rows: BookRows,
): Promise<void> {
  const { bookId, otherId, id, action } = linking;
  const { table, splits, language } = rows;
  if (action === 'split' && (splits === 'copy' || (splits === 'none' && language === undefined))) {
    if (splits === 'copy') await db.query(sql`delete from ${raw(table)} where book_id = ${otherId}`);
    else await moveRows(db, rows, { from: otherId, to: bookId, where: sql`true` });
    return;
  }
  await storeImage(db, linking, rows, 'now');
  await db.query(sql`delete from ${raw(table)} where book_id in (${bookId}, ${otherId})`);
  const images = sql`book_linking_row k where k.linking_id = ${id} and k.of_table = ${table}`;
  const sameKey = join(
    rows.key.map((column) => sql`n.content -> ${column} = k.content -> ${column}`),
    ' and ',
  );
  const imageOfSame = (image: 'before' | 'after' | 'now') => sql`exists (
    select from book_linking_row n where n.linking_id = k.linking_id and n.of_table = k.of_table and n.image = ${image} and ${sameKey})`;
  await db.query(sql`
    insert into ${raw(table)} overriding system value
    select (jsonb_populate_record(null::${raw(table)}, k.content)).* from ${images} and k.image = 'before'
      and (${imageOfSame('now')} or not ${imageOfSame('after')})
    on conflict do nothing`);
  const wasOfOther = sql`${imageOfSame('before')} and not exists (
    select from book_linking_row n where n.linking_id = k.linking_id and n.of_table = k.of_table and n.image = 'before'
      and (n.content ->> 'book_id')::bigint = ${bookId} and ${sameKey})`;
  const inLanguage = sql`(k.content ->> ${language ?? ''})::bigint`;
  const isOfThat =
    language === undefined
      ? wasOfOther
      : sql`${isOfOther(linking, inLanguage)} or (${wasOfOther} and (${inLanguage} is null
          or exists (select from edition o where o.book_id = ${otherId} and o.language_id = ${inLanguage})))`;
  const target =
    action === 'split'
      ? sql`${bookId}::bigint`
      : sql`case when ${isOfThat} then ${otherId}::bigint else ${bookId}::bigint end`;
  // One book after the other: of a split both may have a row of the same reader.
  for (const from of [bookId, otherId])
    await db.query(sql`
      insert into ${raw(table)} as r overriding system value
      select (jsonb_populate_record(null::${raw(table)}, k.content || jsonb_build_object('book_id', ${target}))).*
      from ${images} and k.image = 'now' and (k.content ->> 'book_id')::bigint = ${from}
        and not exists (select from book_linking_row n where n.linking_id = k.linking_id and n.of_table = k.of_table
          and n.image = 'after' and n.content = k.content)
      on conflict (${columns([...rows.key, 'book_id'])}) ${rows.merge}`);
}

async function moveRows(
  db: Queryable,
  { table, key, merge }: BookRows,
  { from, to, where }: { from: string; to: string; where: Sql },
): Promise<void> {
  await db.query(sql`
    with m as (delete from ${raw(table)} m where m.book_id = ${from} and ${where} returning *)
    insert into ${raw(table)} as r overriding system value
    select (jsonb_populate_record(null::${raw(table)}, to_jsonb(m) || jsonb_build_object('book_id', ${to}::bigint))).* from m
    on conflict (${columns([...key, 'book_id'])}) ${merge}`);
}

async function storeImage(
  db: Queryable,
  { id, bookId, otherId }: Linking,
  { table, isOfReaders = false }: BookRows,
  image: 'before' | 'after' | 'now',
): Promise<void> {
  await db.query(sql`
    insert into book_linking_row (linking_id, of_table, image, profile_id, content)
    select ${id}, ${table}, ${image}, ${isOfReaders ? sql`t.profile_id` : sql`null::bigint`}, to_jsonb(t)
    from ${raw(table)} t where t.book_id in (${bookId}, ${otherId})`);
}

function columns(names: readonly string[]): Sql {
  return names.length === 0 ? empty : raw(names.join(', '));
}
