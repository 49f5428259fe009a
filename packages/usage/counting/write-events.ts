import { addOpenings } from '@letsread/catalogue/books/add-openings.ts';
import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import { createWriteBatch } from '@letsread/database/write-batch.ts';
import sql from 'sql-template-tag';
import { maxLateDays, type UsageKind } from '../contract.ts';
import { type Sender, withinLimits } from '../device-limits.ts';

/** Something to be counted, of an edition or of a book alone. */
export interface Happening {
  id: string;
  kind: UsageKind;
  of: { editionId?: string; bookId?: string };
  country: string;
  detail: string;
  amount: number;
  /** Undefined: today. */
  day: string | undefined;
  isSigned?: boolean;
  /** Asked for with Global Privacy Control: of the book alone, and not of its language. */
  isPrivate: boolean;
  sender: Sender;
}

/** Whether it was counted, and whether there is such a book at all. */
interface Written {
  isCounted: boolean;
  isKnown: boolean;
}

interface Known {
  bookId: string;
  editionId: string;
  languageId: string;
}

const ofNoEdition = { editionId: '0', languageId: '0' };

type Found = Happening & Known & { day: string };

const batches = new WeakMap<Database, ReturnType<typeof createWriteBatch<Happening, Written>>>();

/** Puts it with what others did in the same moment: the embedded database syncs its disk once for all of them. */
export async function addHappening(database: Database, happening: Happening): Promise<Written> {
  const batch =
    batches.get(database) ??
    createWriteBatch<Happening, Written>({
      gatherMs: 200,
      max: 1000,
      write: (all) => retryOnConflict(() => inTransaction(database.pool, (client) => writeEvents(client, all))),
    });
  batches.set(database, batch);
  return batch.add(happening);
}

async function writeEvents(db: Queryable, all: readonly Happening[]): Promise<Written[]> {
  const found = await findBooks(db, all);
  const fresh = await withoutKnown(
    db,
    found.filter((each) => each !== undefined),
  );
  const within = await withinLimits(db, fresh.map(limitOf));
  const counted = fresh.filter((_, index) => within[index]);
  await insertEvents(db, counted);
  const openings = counted.filter(({ kind }) => kind === 'opened');
  await addOpenings(
    db,
    openings.map(({ bookId, isSigned = false }) => ({ bookId, signLanguage: isSigned })),
  );
  const done = new Set<Found | undefined>(counted);
  return found.map((each) => ({ isCounted: done.has(each), isKnown: each !== undefined }));
}

/** Of a family on one device a few a day, of what is done again and again; else once. */
function limitOf({ kind, editionId, bookId, detail, day, sender }: Found) {
  const isRepeated = ['pages', 'minutes', 'stopped'].includes(kind) || sender.device === undefined;
  const what = [kind, bookId, editionId, kind === 'stopped' ? '' : detail].join(' ');
  return { sender, what, day, max: isRepeated ? 4 : 1 };
}

/** Drafts, what there is not, and days that are too long ago are not counted. */
async function findBooks(db: Queryable, all: readonly Happening[]): Promise<(Found | undefined)[]> {
  const happeningRows = all.map(({ of, day }, index) => ({
    index,
    edition_id: of.editionId,
    book_id: of.bookId,
    day,
  }));
  const { rows } = await db.query<Known & { index: number; day: string }>(sql`
    select g.index, b.id as "bookId", coalesce(e.id, 0)::text as "editionId", coalesce(e.language_id, 0)::text as "languageId",
      coalesce(g.day, today.day) as day
    from json_to_recordset(${JSON.stringify(happeningRows)}) as g (index integer, edition_id bigint, book_id bigint, day date)
      cross join (select (now() at time zone 'UTC')::date as day) today
      left join edition e on e.id = g.edition_id and e.status <> 'draft'
      join book b on b.id = coalesce(e.book_id, book_now(g.book_id))
    where coalesce(g.day, today.day) between today.day - ${maxLateDays}::integer and today.day + 1`);
  const found = new Map(rows.map((row) => [row.index, row]));
  return all.map((each, index) => {
    const row = found.get(index);
    if (row === undefined) return undefined;
    const { bookId, day } = row;
    const { editionId, languageId } = each.isPrivate ? ofNoEdition : row;
    return { ...each, bookId, editionId, languageId, day };
  });
}

async function withoutKnown(db: Queryable, found: readonly Found[]): Promise<Found[]> {
  const { rows } = await db.query<{ id: string }>(
    sql`select id from usage_event where id = any (${found.map(({ id }) => id)}::text[])`,
  );
  const seen = new Set(rows.map(({ id }) => id));
  return found.filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

async function insertEvents(db: Queryable, events: readonly Found[]): Promise<void> {
  const eventRows = events.map(({ id, kind, bookId, editionId, languageId, country, detail, amount, day }) => ({
    id,
    kind,
    book_id: bookId,
    edition_id: editionId,
    language_id: languageId,
    country,
    detail,
    amount,
    day,
  }));
  await db.query(sql`
    insert into usage_event (id, kind, book_id, edition_id, language_id, country, detail, amount, day)
    select id, kind, book_id, edition_id, language_id, country, detail, amount, day
    from json_to_recordset(${JSON.stringify(eventRows)}) as g (id text, kind text, book_id bigint, edition_id bigint,
      language_id bigint, country text, detail text, amount smallint, day date)
    on conflict (id) do nothing`);
}
