import sql from 'sql-template-tag';
import { type Changeable, oncePerBook, type State, statesOf } from './changeable.ts';

/** Behind all that stand there. */
const atTheEnd = 'end';

/** Where books stand in a collection, null where they do not, and what is written there of how to use them. */
export const placeInCollection: Changeable = {
  actions: ['add-to-collection', 'remove-from-collection'],
  isOfBook: true,
  async read(db, editionIds, collectionId) {
    const { rows } = await db.query<{ editionId: string; state: State }>(sql`
      select e.id as "editionId", jsonb_build_object('position', c.position)
        || case when c.how_to_use is null then '{}' else jsonb_build_object('howToUse', c.how_to_use::text) end as state
      from edition e left join collection_book c on c.book_id = e.book_id and c.collection_id = ${collectionId}
      where e.id = any (${editionIds}::bigint[])`);
    return statesOf(rows);
  },
  nextState({ position }, { action }) {
    const isAdded = action === 'add-to-collection';
    return (position !== null) === isAdded ? 'already' : { position: isAdded ? atTheEnd : null };
  },
  async write(db, editions, collectionId) {
    const books = oncePerBook(editions);
    // Staff's from now on, as one that was changed in its own page: no import puts back what was taken, and who has it open
    // is told that its books are others now. Nobody else adds to it meanwhile, so that each gets a place of its own.
    await db.query(sql`update collection set version = coalesce(version, 0) + 1 where id = ${collectionId}`);
    const removed = books.filter(({ state }) => state['position'] === null).map(({ bookId }) => bookId);
    await db.query(sql`
      delete from collection_book where collection_id = ${collectionId} and book_id = any (${removed}::bigint[])`);
    const rows = books
      .filter(({ state }) => state['position'] !== null)
      .map(({ bookId, state: { position, howToUse = null } }) => ({
        book_id: bookId,
        position: position === atTheEnd ? null : position,
        how_to_use: howToUse,
      }));
    await db.query(sql`
      insert into collection_book (collection_id, book_id, position, how_to_use)
      select ${collectionId}, n.book_id, coalesce(n.position, last.position + row_number() over ()), n.how_to_use::jsonb
      from json_to_recordset(${JSON.stringify(rows)}) as n (book_id bigint, position integer, how_to_use text)
        cross join (
          select coalesce(max(position), 0) as position from collection_book where collection_id = ${collectionId}) as last
      on conflict (collection_id, book_id) do update set position = excluded.position`);
  },
};
