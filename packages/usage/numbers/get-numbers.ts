import type { Queryable } from '@letsread/database/database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { inFives } from '@letsread/http/sums/in-fives.ts';
import { minShownSum } from '@letsread/http/sums/min-shown-sum.ts';
import sql from 'sql-template-tag';
import type { getNumbers as contract, Numbers, UsageSums } from '../contract.ts';
import { sumsBy, sumsOfBooks } from './select-sums.ts';
import type { UsageContext } from '../usage-context.ts';

const maxBooks = 50;
const maxSearches = 50;

export async function getNumbers(
  { database: { pool } }: UsageContext,
  { query, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const filters = { ...query, standing };
  const [{ total, ...by }, books] = await Promise.all([
    sumsBy(pool, filters, ['day', 'language', 'country', 'detail']),
    sumsOfBooks(pool, filters, maxBooks),
  ]);
  const names = await languageNames(pool);
  return {
    to: filters.to ?? (await yesterday(pool)),
    total,
    days: [...by.day].map(([day, sums]) => ({ day, sums })),
    books: await withTitles(pool, books, filters.languageId),
    languages: byOpened(by.language).flatMap(([languageId, sums]) => {
      const language = names.get(languageId);
      return language === undefined ? [] : [{ languageId, ...language, sums }];
    }),
    countries: byOpened(by.country).map(([country, sums]) => ({ country, sums })),
    formats: ofKind(by.detail, 'downloaded')
      .filter(({ detail }) => detail !== '')
      .map(({ detail, sum }) => ({ format: detail, sum }))
      .toSorted((a, b) => b.sum - a.sum),
    stops:
      filters.bookId === undefined
        ? []
        : ofKind(by.detail, 'stopped')
            .map(({ detail, sum }) => ({ page: Number(detail), sum }))
            .toSorted((a, b) => a.page - b.page),
    searches: standing.roles.includes('LIBRARIAN') ? await emptySearches(pool) : [],
  };
}

export async function yesterday(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ day: string }>(sql`select (now() at time zone 'UTC')::date - 1 as day`);
  return rows[0]?.day ?? '';
}

function ofKind(sums: Map<string, UsageSums>, kind: 'downloaded' | 'stopped'): { detail: string; sum: number }[] {
  return [...sums].flatMap(([detail, { [kind]: sum }]) => (sum === null ? [] : [{ detail, sum }]));
}

function byOpened(sums: Map<string, UsageSums>): [string, UsageSums][] {
  return [...sums].toSorted(([, a], [, b]) => (b.opened ?? 0) - (a.opened ?? 0));
}

async function withTitles(
  db: Queryable,
  mostOpened: { bookId: string; sums: UsageSums }[],
  languageId: string | undefined,
): Promise<Numbers['books']> {
  // In the language that is asked for; else in the one it was published in first.
  const { rows } = await db.query<{ bookId: string; title: string }>(sql`
    select distinct on (book_id) book_id as "bookId", title from edition
    where book_id = any (${mostOpened.map(({ bookId }) => bookId)}::bigint[])
    order by book_id, language_id is distinct from ${languageId ?? null}::bigint, published_at, id`);
  const titles = new Map(rows.map(({ bookId, title }) => [bookId, title]));
  return mostOpened.map(({ bookId, sums }) => ({ bookId, title: titles.get(bookId) ?? '', sums }));
}

export async function languageNames(db: Queryable): Promise<Map<string, { code: string; name: string }>> {
  const { rows } = await db.query<{ id: string; code: string; name: string }>(sql`select id, code, name from language`);
  return new Map(rows.map(({ id, code, name }) => [id, { code, name }]));
}

/** Of five devices or days at least, and in fives: what one child typed is seen by nobody. */
async function emptySearches(db: Queryable): Promise<Numbers['searches']> {
  const { rows } = await db.query<Numbers['searches'][number]>(sql`
    select s.words, language.code as "languageCode", ${inFives(sql`sum(s.count)`)} as sum
    from usage_search s join language on language.id = s.language_id
    where s.day < (now() at time zone 'UTC')::date
    group by s.words, language.code having sum(s.count) >= ${minShownSum}::integer
    order by sum desc, s.words limit ${maxSearches}`);
  return rows;
}
