import type { Queryable } from '@letsread/database/database.ts';
import type { Standing } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { requireEditable } from '../editors/editable-books.ts';
import type { Linking } from './book-rows.ts';
import { undoDays } from './list-linked-editions.ts';
import type { MovedEdition } from './move-editions.ts';

interface OpenLinking extends Linking {
  action: 'join' | 'split';
  moved: (MovedEdition & { title: string })[];
}

/**
 * A join or a split that can be undone, and the editions that go back: those it moved, and what came to them since.
 * @throws Problem linking-not-found, linking-undone, changed-since
 */
export async function openLinking(
  db: Queryable,
  standing: Standing,
  { bookId, linkingId }: { bookId: string; linkingId: string },
): Promise<OpenLinking> {
  const { rows } = await db.query<Linking & { action: 'join' | 'split'; isUndone: boolean }>(sql`
    select id, action, book_id as "bookId", other_book_id as "otherId", undone_at is not null as "isUndone"
    from book_linking where id = ${linkingId} and ${bookId} in (book_id, other_book_id)
      and at > now() - make_interval(days => ${undoDays}) for update`);
  const [found] = rows;
  if (found === undefined)
    throw new Problem('linking-not-found', 404, { detail: `It can be undone for ${undoDays} days.` });
  if (found.isUndone) throw new Problem('linking-undone', 409, { detail: 'It was undone before.' });
  const both = [found.bookId, found.otherId];
  await db.query(sql`select from book where id = any (${both}::bigint[]) order by id for update`);
  const { rowCount } = await db.query(sql`
    select from book_linking where id > ${linkingId} and undone_at is null
      and (book_id = any (${both}::bigint[]) or other_book_id = any (${both}::bigint[]))`);
  if (rowCount !== 0)
    throw new Problem('changed-since', 409, { detail: 'The book was joined or split again since: undo that first.' });
  for (const id of both) if (id !== bookId) await requireEditableIfAny(db, standing, id);
  const from = found.action === 'join' ? found.bookId : found.otherId;
  const { rows: moved } = await db.query<OpenLinking['moved'][number]>(sql`
    select e.id as "editionId", coalesce(m.variant, e.variant) as variant, e.title
    from edition e left join book_linking_edition m on m.edition_id = e.id and m.linking_id = ${linkingId}
    where e.book_id = ${from} and (m.edition_id is not null
      or ${found.action === 'split'} or e.origin_book_id = ${found.otherId})
    order by m.edition_id is null, e.id for update of e`);
  return { id: found.id, bookId: found.bookId, otherId: found.otherId, action: found.action, moved };
}

/** A book that was joined to another has no teams of its own while it is. */
async function requireEditableIfAny(db: Queryable, standing: Standing, bookId: string): Promise<void> {
  const { rowCount } = await db.query(sql`select from edition where book_id = ${bookId}`);
  if (rowCount !== 0) await requireEditable(db, standing, bookId);
}

/** What was kept for the way back is forgotten with it. */
export async function closeLinking(db: Queryable, { id }: Linking): Promise<void> {
  await db.query(sql`update book_linking set undone_at = now() where id = ${id}`);
  await db.query(sql`delete from book_linking_row where linking_id = ${id}`);
}
