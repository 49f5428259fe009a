import sql from 'sql-template-tag';
import { touchEditions } from '../../writing/editions/touch-editions.ts';
import { type Changeable, oncePerBook, type State, statesOf } from './changeable.ts';

/** The level of books; one that an editor gave is not reckoned anew by any import. */
export const level: Changeable = {
  actions: ['set-level'],
  isOfBook: true,
  async read(db, editionIds) {
    const { rows } = await db.query<{ editionId: string; state: State }>(sql`
      select e.id as "editionId", json_build_object('level', b.level, 'source', b.level_source) as state
      from edition e join book b on b.id = e.book_id where e.id = any (${editionIds}::bigint[])`);
    return statesOf(rows);
  },
  nextState({ level: now, source }, { level: requested }) {
    return now === requested && source === 'editor' ? 'already' : { level: requested, source: 'editor' };
  },
  async write(db, editions) {
    const books = oncePerBook(editions);
    const rows = books.map(({ bookId, state }) => ({ id: bookId, level: state['level'], source: state['source'] }));
    await db.query(sql`
      update book b set level = n.level, level_source = n.source
      from json_to_recordset(${JSON.stringify(rows)}) as n (id bigint, level smallint, source text) where b.id = n.id`);
    await touchEditions(
      db,
      books.map(({ bookId }) => bookId),
    );
  },
};
