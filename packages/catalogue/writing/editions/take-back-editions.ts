import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

/** Removes an edition, and its book where that was the only one. The caller knows that no reader has it. */
export async function removeEdition(client: Queryable, editionId: string): Promise<void> {
  await client.query(sql`
    with removed as (delete from edition where id = ${editionId} returning id, book_id)
    delete from book b using removed r where b.id = r.book_id
      and not exists (select from edition e where e.book_id = b.id and e.id <> r.id)`);
}

/** Hides an edition from readers; what they have of it stays. */
export async function withdrawEdition(client: Queryable, editionId: string): Promise<void> {
  await client.query(sql`
    update edition set status = case when published_at is null then 'draft' else 'withdrawn' end, updated_at = now()
    where id = ${editionId}`);
}
