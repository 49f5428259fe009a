import { inTransaction } from '@letsread/database/in-transaction.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { withinLimits } from '../device-limits.ts';
import { senderOf } from '../sender-of.ts';
import type { UsageContext } from '../usage-context.ts';
import type { reportBook as contract } from './contract.ts';

/** The same of a book, and reports of all books: so often a day of a device. */
const maxOfSame = 4;
const maxOfAll = 20;

export async function reportBook(
  { database: { pool }, countryOf }: UsageContext,
  {
    params: { editionId },
    body: { kind, page: requestedPage, device },
    address,
    headers,
  }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const page = requestedPage ?? null;
  const { sender } = senderOf({ address, headers, countryOf, device });
  await retryOnConflict(() =>
    inTransaction(pool, async (db) => {
      const { rows } = await db.query<{ hasPage: boolean; day: string }>(sql`
        select ${page}::integer is null or exists (
            select from page where page.edition_id = edition.id and page.number = ${page}) as "hasPage",
          (now() at time zone 'UTC')::date::text as day
        from edition where id = ${editionId} and status = 'published'`);
      const [found] = rows;
      if (found === undefined) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
      if (!found.hasPage) throw new Problem('page-not-found', 404, { detail: 'The book has no such page.' });
      const { day } = found;
      const what = ['report', editionId, page ?? '', kind].join(' ');
      const within = await withinLimits(db, [
        { sender, what, day, max: maxOfSame },
        { sender, what: 'report', day, max: maxOfAll },
      ]);
      if (!within.every(Boolean)) return;
      await db.query(sql`
        insert into book_report (edition_id, page, kind) values (${editionId}, ${page}, ${kind})
        on conflict (edition_id, kind, coalesce(page, -1)) where state = 'open'
          do update set count = book_report.count + 1, last_at = clock_timestamp()`);
    }),
  );
  return { reported: true };
}
