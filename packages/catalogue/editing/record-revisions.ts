import type { Queryable } from '@letsread/database/database.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Revision } from './contract.ts';
import type { MadeChange } from './field-change.ts';

/** Of what revisions are: an edition, or what all editions of a book share. */
type Of = { editionId: string } | { bookId: string };

/** Adds revisions in the transaction of what they speak of, and gives them as the list shows them. */
export async function recordRevisions(
  client: Queryable,
  { accountId, of, made }: { accountId: string; of: Of; made: readonly MadeChange[] },
): Promise<Revision[]> {
  if (made.length === 0) return [];
  const [bookId, editionId] = 'editionId' in of ? [null, of.editionId] : [of.bookId, null];
  const rows = made.map(({ field, page, before, after }) => ({ field, page: page ?? null, before, after }));
  const { rows: added } = await client.query<{ id: string }>(sql`
    insert into revision (account_id, book_id, edition_id, field, page, old_value, new_value)
    select ${accountId}, ${bookId}, ${editionId}, n ->> 'field', (n ->> 'page')::smallint, n -> 'before', n -> 'after'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as given (n, place) order by place
    returning id`);
  return selectRevisions(client, sql`r.id = any (${added.map(({ id }) => id)}::bigint[])`);
}

/** Newest first. */
export async function selectRevisions(db: Queryable, where: Sql, limit = 100): Promise<Revision[]> {
  const { rows } = await db.query<Omit<Revision, 'at'> & { at: Date }>(sql`
    select r.id, r.at, json_build_object('id', r.account_id::text, 'displayName', a.display_name) as who,
      r.field, r.page, r.old_value as before, r.new_value as after
    from revision r left join account a on a.id = r.account_id
    where ${where} order by r.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
