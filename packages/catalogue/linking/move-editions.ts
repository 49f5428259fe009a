import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

export interface MovedEdition {
  editionId: string;
  /** The variant that it was, or was to be. */
  variant: number;
}

/**
 * Puts editions into another book. Where that has the language already they become its next variant. Each remembers the
 * book that its source knows it by, and the book it leaves leads to it.
 */
export async function moveEditions(db: Queryable, moved: readonly MovedEdition[], bookId: string): Promise<void> {
  const { rows: held } = await db.query<{ languageId: string; variant: number }>(
    sql`select language_id as "languageId", variant from edition where book_id = ${bookId}`,
  );
  const taken = new Set(held.map(({ languageId, variant }) => `${languageId} ${variant}`));
  const ids = moved.map(({ editionId }) => editionId);
  const { rows: languages } = await db.query<{ id: string; languageId: string }>(
    sql`select id, language_id as "languageId" from edition where id = any (${ids}::bigint[])`,
  );
  const languageOf = new Map(languages.map(({ id, languageId }) => [id, languageId]));
  const placed = moved.map(({ editionId, variant: requestedVariant }) => {
    let variant = requestedVariant;
    for (let next = 1; taken.has(`${languageOf.get(editionId)} ${variant}`); next++) variant = next;
    taken.add(`${languageOf.get(editionId)} ${variant}`);
    return { id: editionId, variant };
  });
  await db.query(sql`
    insert into edition_former_book (book_id, edition_id)
    select book_id, id from edition where id = any (${ids}::bigint[]) and book_id <> ${bookId} on conflict do nothing`);
  await db.query(sql`
    update edition e set book_id = ${bookId}, variant = n.variant, updated_at = now(),
      origin_book_id = nullif(coalesce(e.origin_book_id, e.book_id), ${bookId})
    from json_to_recordset(${JSON.stringify(placed)}) as n (id bigint, variant smallint) where e.id = n.id`);
  await db.query(
    sql`delete from edition_former_book where book_id = ${bookId} and edition_id = any (${ids}::bigint[])`,
  );
}
