import { cardColumns, cardTables } from '@letsread/catalogue/books/book-columns.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { BookCard } from '@letsread/catalogue/contract.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { ClassTask, listClassTasks, listReadersTasks } from './contract.ts';
import {
  doneOfLevel,
  finishedIds,
  isInClass,
  isOfReader,
  readersOf,
  storiesOf,
  thingColumns,
} from './handed-out-columns.ts';

export async function readersTasks(
  context: CatalogueContext,
  { params: { profileId }, query: { day } }: EndpointRequest<typeof listReadersTasks>,
): Promise<EndpointOutput<typeof listReadersTasks>> {
  const tasks = await selectTasks(context, isOfReader(profileId), { day, who: sql`r.profile_id = ${profileId}` });
  return {
    items: tasks.flatMap(({ readers: [own], ...task }) =>
      own === undefined ? [] : [{ ...task, done: own.done, finishedIds: own.finishedIds }],
    ),
  };
}

export async function classTasks(
  context: CatalogueContext,
  { params: { classId }, query: { day } }: EndpointRequest<typeof listClassTasks>,
): Promise<EndpointOutput<typeof listClassTasks>> {
  return { items: await selectTasks(context, isInClass(classId), { day, who: sql`r.class_id = ${classId}` }) };
}

interface Whose {
  day: string | undefined;
  who: Sql;
}

/** What of it can be read, with cards of its stories; what was withdrawn wholly is left out. */
async function selectTasks(
  { database: { pool }, mediaUrl }: CatalogueContext,
  which: Sql,
  { day, who }: Whose,
): Promise<ClassTask[]> {
  // Where nobody says the day it may still be yesterday.
  const today = day === undefined ? sql`((now() at time zone 'UTC')::date - 1)` : sql`${day}::date`;
  const isOpen = sql`${which} and h.until_day >= ${today}`;
  const { rows: tasks } = await pool.query<Omit<ClassTask, 'books'>>(sql`
    select ${thingColumns}, coalesce((
      select json_agg(json_build_object('profileId', d.profile_id::text, 'finishedIds', d.finished_ids,
        'done', case when h.level is not null then d.of_level else cardinality(d.finished_ids) end) order by d.profile_id)
      from (
        select r.profile_id, ${finishedIds} as finished_ids, case when h.level is not null then ${doneOfLevel} end as of_level
        from ${readersOf} r where ${who}
      ) d), '[]') as readers
    from handed_out h where ${isOpen} order by h.until_day, h.id`);
  const { rows: cards } = await pool.query<BookCard & { handedOutId: string }>(sql`
    select ${cardColumns(mediaUrl)}, listed.handed_out_id as "handedOutId"
    from (
      select h.id as handed_out_id, s.place, s.book_id, best.id from handed_out h cross join lateral ${storiesOf} s
      join lateral (
        select e.id from edition e where e.book_id = s.book_id and e.language_id = h.language_id and e.status = 'published'
        order by e.variant, e.id limit 1) as best on true
      where ${isOpen}) as listed
    join (${cardTables}) on edition.id = listed.id
    order by listed.place, listed.book_id`);
  const books = Map.groupBy(cards, ({ handedOutId }) => handedOutId);
  return tasks
    .filter(({ stories }) => stories > 0)
    .map((task) => ({ ...task, books: (books.get(task.id) ?? []).map(({ handedOutId: _, ...card }) => card) }));
}
