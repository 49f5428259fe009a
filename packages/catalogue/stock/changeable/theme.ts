import sql from 'sql-template-tag';

import { touchEditions } from '../../writing/editions/touch-editions.ts';
import { writeSearchedTags } from '../../writing/tags/write-searched-tags.ts';
import { type Changeable, oncePerBook, type State, statesOf } from './changeable.ts';

/** A theme of books, with what an editor said of it: `choice` is null where only the source speaks. */
export const theme: Changeable = {
  actions: ['add-theme', 'remove-theme'],
  isOfBook: true,
  async read(db, editionIds, tagId) {
    const { rows } = await db.query<{ editionId: string; state: State }>(sql`
      select e.id as "editionId", json_build_object('isGiven', t.book_id is not null, 'choice', c.is_given) as state
      from edition e
        left join book_tag t on t.book_id = e.book_id and t.tag_id = ${tagId}
        left join book_tag_choice c on c.book_id = e.book_id and c.tag_id = ${tagId}
      where e.id = any (${editionIds}::bigint[])`);
    return statesOf(rows);
  },
  nextState({ isGiven }, { action }) {
    const isAdding = action === 'add-theme';
    return isGiven === isAdding ? 'already' : { isGiven: isAdding, choice: isAdding };
  },
  async write(db, editions, tagId) {
    const books = oncePerBook(editions);
    const rows = books.map(({ bookId, state }) => ({
      book_id: bookId,
      is_given: state['isGiven'],
      choice: state['choice'],
    }));
    const records = sql`json_to_recordset(${JSON.stringify(rows)}) as n (book_id bigint, is_given boolean, choice boolean)`;
    await db.query(sql`
      delete from book_tag b using ${records} where b.book_id = n.book_id and b.tag_id = ${tagId} and not n.is_given`);
    await db.query(sql`
      insert into book_tag (book_id, tag_id) select n.book_id, ${tagId} from ${records} where n.is_given
      on conflict do nothing`);
    await db.query(sql`
      delete from book_tag_choice b using ${records} where b.book_id = n.book_id and b.tag_id = ${tagId} and n.choice is null`);
    await db.query(sql`
      insert into book_tag_choice (book_id, tag_id, is_given)
      select n.book_id, ${tagId}, n.choice from ${records} where n.choice is not null
      on conflict (book_id, tag_id) do update set is_given = excluded.is_given`);
    const bookIds = books.map(({ bookId }) => bookId);
    await writeSearchedTags(db, bookIds);
    await touchEditions(db, bookIds);
  },
};
