import sql from 'sql-template-tag';
import { type Changeable, type State, statesOf } from './changeable.ts';

/** Whether readers see an edition. What was published once keeps its day, whatever becomes of it. */
export const status: Changeable = {
  actions: ['publish', 'withdraw'],
  isOfBook: false,
  async read(db, editionIds) {
    const { rows } = await db.query<{ editionId: string; state: State }>(sql`
      select id as "editionId", json_build_object('status', status) as state from edition
      where id = any (${editionIds}::bigint[])`);
    return statesOf(rows);
  },
  nextState({ status: now }, { action, pageCount }) {
    if (action === 'publish' && now === 'published') return 'already';
    if (action === 'publish') return pageCount === 0 ? 'no-pages' : { status: 'published' };
    if (now === 'draft') return 'never-published';
    return now === 'withdrawn' ? 'already' : { status: 'withdrawn' };
  },
  async write(db, editions) {
    const rows = editions.map(({ editionId, state }) => ({ id: editionId, status: state['status'] }));
    await db.query(sql`
      update edition e set status = n.status, updated_at = now(),
        published_at = case n.status when 'published' then coalesce(e.published_at, now()) else e.published_at end
      from json_to_recordset(${JSON.stringify(rows)}) as n (id bigint, status text) where e.id = n.id`);
  },
};
