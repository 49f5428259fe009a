import sql from 'sql-template-tag';
import { type Changeable, oncePerBook, type State, statesOf } from './changeable.ts';

/** Whether books belong to a team. */
export const team: Changeable = {
  actions: ['add-to-team', 'remove-from-team'],
  isOfBook: true,
  async read(db, editionIds, teamId) {
    const { rows } = await db.query<{ editionId: string; state: State }>(sql`
      select e.id as "editionId", json_build_object('isTheirs', t.book_id is not null) as state
      from edition e left join book_team t on t.book_id = e.book_id and t.team_id = ${teamId}
      where e.id = any (${editionIds}::bigint[])`);
    return statesOf(rows);
  },
  nextState({ isTheirs }, { action }) {
    const isAdding = action === 'add-to-team';
    return isTheirs === isAdding ? 'already' : { isTheirs: isAdding };
  },
  async write(db, editions, teamId) {
    const books = oncePerBook(editions);
    const idsWhere = (isTheirs: boolean) =>
      books.filter(({ state }) => state['isTheirs'] === isTheirs).map(({ bookId }) => bookId);
    await db.query(sql`
      delete from book_team where team_id = ${teamId} and book_id = any (${idsWhere(false)}::bigint[])`);
    await db.query(sql`
      insert into book_team (book_id, team_id) select unnest(${idsWhere(true)}::bigint[]), ${teamId}
      on conflict do nothing`);
  },
};
