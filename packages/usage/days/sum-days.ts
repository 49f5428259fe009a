import { tryLockTransaction } from '@letsread/database/advisory-lock.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Queryable } from '@letsread/database/database.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { groupIntoMany } from '@letsread/http/sums/sums-of-many.ts';
import sql from 'sql-template-tag';
import { maxLateDays } from '../contract.ts';

/** What was counted of one thing on one day. */
interface DayCount {
  kind: string;
  bookId: string;
  editionId: string;
  languageId: string;
  country: string;
  detail: string;
  day: string;
  /** How many days ago. */
  age: number;
  count: number;
  amount: number;
}
type Sum = Omit<DayCount, 'age'>;
type Breakdown = Pick<DayCount, 'bookId' | 'editionId' | 'languageId' | 'country' | 'detail'>;

/**
 * What days that are over are put together by, the finest first. What is still fewer than five after some days is put
 * together with that of other countries, then with other books of the language, in the end with all books.
 */
const steps: readonly { fromAge: number; breakdownOf: (count: DayCount) => Breakdown }[] = [
  { fromAge: 1, breakdownOf: (count) => count },
  { fromAge: 14, breakdownOf: (count) => ({ ...count, country: '' }) },
  {
    fromAge: 45,
    breakdownOf: ({ languageId }) => ({ bookId: '0', editionId: '0', languageId, country: '', detail: '' }),
  },
  {
    fromAge: maxLateDays - 1,
    breakdownOf: () => ({ bookId: '0', editionId: '0', languageId: '0', country: '', detail: '' }),
  },
];

/**
 * Adds up what was counted on days that are over, in groups of at least five (`sums-of-many.ts`), and deletes what is older
 * than 60 days. One process at a time; safe to repeat.
 */
export async function sumDays({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await inTransaction(pool, async (client) => {
    // A statement sees what was there when the first one began: what comes in meanwhile is summed the next time.
    await client.query('set transaction isolation level repeatable read');
    if (!(await tryLockTransaction(client, 'usage-sums'))) return;
    const { sums, summed } = groupCounts(await readCounts(client));
    await addSums(client, sums);
    await markSummed(client, summed);
    await client.query(
      sql`delete from usage_event where day < (now() at time zone 'UTC')::date - ${maxLateDays}::integer`,
    );
    await client.query(
      sql`delete from usage_search where day < (now() at time zone 'UTC')::date - ${maxLateDays}::integer`,
    );
  });
}

/** Which sums follow from what waits, and what of it they hold. */
export function groupCounts(waiting: readonly DayCount[]): { sums: Sum[]; summed: DayCount[] } {
  const sums: Sum[] = [];
  const summed = new Set<DayCount>();
  const inOrder = waiting.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  for (const { fromAge, breakdownOf } of steps) {
    const old = inOrder.filter((count) => count.age >= fromAge && !summed.has(count));
    const alike = Map.groupBy(old, (count) => keyOf(count.kind, breakdownOf(count)));
    for (const group of [...alike.values()].flatMap((counts) => groupIntoMany(counts).groups)) {
      sums.push(sumOf(group, breakdownOf));
      for (const count of group) summed.add(count);
    }
  }
  return { sums, summed: [...summed] };
}

/** On the day on which they became five. */
function sumOf(group: readonly DayCount[], breakdownOf: (count: DayCount) => Breakdown): Sum {
  const last = group.at(-1);
  if (last === undefined) throw new Error('A group of nothing is none.');
  const { bookId, editionId, languageId, country, detail } = breakdownOf(last);
  const total = (of: 'count' | 'amount') => group.reduce((sum, each) => sum + each[of], 0);
  const { kind, day } = last;
  return {
    kind,
    day,
    bookId,
    editionId,
    languageId,
    country,
    detail,
    count: total('count'),
    amount: total('amount'),
  };
}

function keyOf(kind: string, { bookId, editionId, languageId, country, detail }: Breakdown): string {
  return [kind, bookId, editionId, languageId, country, detail].join('\0');
}

/** SQL: the book of an `event` today: its edition may have been put into another since (decision 48). */
const bookOfEdition = sql`coalesce((select e.book_id from edition e where e.id = event.edition_id), event.book_id)`;

async function readCounts(db: Queryable): Promise<DayCount[]> {
  const { rows } = await db.query<DayCount>(sql`
    select kind, ${bookOfEdition} as "bookId", edition_id as "editionId", language_id as "languageId", country, detail, event.day,
      today.day - event.day as age, count(*)::integer as count, sum(amount)::integer as amount
    from usage_event event cross join (select (now() at time zone 'UTC')::date as day) today
    where not is_summed and event.day < today.day
    group by kind, ${bookOfEdition}, edition_id, language_id, country, detail, event.day, today.day`);
  return rows;
}

async function addSums(db: Queryable, sums: readonly Sum[]): Promise<void> {
  // Several groups of one day may go to one row.
  const rows = [...Map.groupBy(sums, (sum) => [sum.day, keyOf(sum.kind, sum)].join('\0')).values()].map((same) => ({
    ...same[0],
    count: same.reduce((all, { count }) => all + count, 0),
    amount: same.reduce((all, { amount }) => all + amount, 0),
  }));
  await db.query(sql`
    insert into usage_sum as s (day, kind, book_id, edition_id, language_id, country, detail, events, amount)
    select day, kind, "bookId", "editionId", "languageId", country, detail, count, amount
    from json_to_recordset(${JSON.stringify(rows)}) as g (day date, kind text, "bookId" bigint, "editionId" bigint,
      "languageId" bigint, country text, detail text, count integer, amount integer)
    on conflict (day, kind, book_id, edition_id, language_id, country, detail)
      do update set events = s.events + excluded.events, amount = s.amount + excluded.amount`);
}

async function markSummed(db: Queryable, summed: readonly DayCount[]): Promise<void> {
  await db.query(sql`
    update usage_event event set is_summed = true
    from json_to_recordset(${JSON.stringify(summed)}) as g (day date, kind text, "bookId" bigint, "editionId" bigint,
      "languageId" bigint, country text, detail text)
    where not event.is_summed
      and (event.day, event.kind, ${bookOfEdition}, event.edition_id, event.language_id, event.country, event.detail)
      = (g.day, g.kind, g."bookId", g."editionId", g."languageId", g.country, g.detail)`);
}
