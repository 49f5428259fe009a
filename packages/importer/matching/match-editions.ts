import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import type { BookEntry, EditionEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { MatchedEdition, ExistingEdition } from '@letsread/catalogue/writing/editions/write-editions.ts';
import { type HeldEdition, pairEditions } from './pair-editions.ts';

interface EditionOfBook extends HeldEdition, ExistingEdition {
  /** The book as which its source knows it. */
  bookId: string;
  variant: number;
}

/** People of an edition as `StoryPeople`; `e` is the edition. */
export const peopleColumn = sql`json_build_object(
  'authors', array(select p.name from edition_credit c join contributor p on p.id = c.contributor_id
    where c.edition_id = e.id and c.role = 'AUTHOR' order by c.position),
  'illustrators', array(select p.name from edition_credit c join contributor p on p.id = c.contributor_id
    where c.edition_id = e.id and c.role = 'ILLUSTRATOR' order by c.position)) as people`;

/**
 * Finds each edition among those that are there (`pairEditions`); what is found nowhere is new, with the first free variant number.
 * `refused` are those that would put another book in the place of one that readers have seen: they are left out.
 */
export async function matchEditions(
  client: Queryable,
  books: { book: BookEntry; bookId: string }[],
): Promise<{ matched: MatchedEdition[]; refused: EditionEntry[] }> {
  const ids = books.map(({ bookId }) => bookId);
  const ofBooks = sql`(e.book_id = any (${ids}) and e.origin_book_id is null) or e.origin_book_id = any (${ids})`;
  // Locked before they are read: what somebody changes in this moment is seen, and nobody changes them meanwhile.
  await client.query(sql`select from edition e where ${ofBooks} order by e.id for update`);
  const { rows } = await client.query<EditionOfBook>(
    sql`select e.id::text as "editionId", e.title, e.licence_code as licence, e.slug, e.status, e.source_hash as "sourceHash", coalesce(e.origin_book_id, e.book_id)::text as "bookId",
       l.code as "languageCode", e.variant, e.source_file as "sourceFile", e.published_at is not null as "wasPublished", ${peopleColumn}
     from edition e join language l on l.id = e.language_id
     where ${ofBooks}
     order by e.book_id, l.id, e.variant`,
  );
  const targets = await targetBooksOf(client, ids);
  const matched: MatchedEdition[] = [];
  const refused: EditionEntry[] = [];
  for (const { book, bookId } of books) {
    const existing = rows.filter((row) => row.bookId === bookId);
    const paired = pairEditions(book.editions, existing, book.filesGone);
    refused.push(...paired.flatMap(({ edition, isAnother }) => (isAnother ? edition : [])));
    const target = targets.get(bookId) ?? { bookId, taken: [] };
    const taken = Map.groupBy(target.taken, ({ languageCode }) => languageCode);
    const variants = new Map(Array.from(taken, ([code, held]) => [code, new Set(held.map(({ variant }) => variant))]));
    for (const { edition, held, isAnother } of paired) {
      if (isAnother) continue;
      const ofLanguage = variants.get(edition.languageCode) ?? new Set();
      variants.set(edition.languageCode, ofLanguage);
      const variant = held?.variant ?? firstFree(ofLanguage);
      ofLanguage.add(variant);
      target.taken.push({ languageCode: edition.languageCode, variant });
      matched.push({ book, bookId: target.bookId, originId: bookId, edition, existing: held, variant });
    }
  }
  return { matched, refused };
}

interface TargetBook {
  /** Where new editions of the book go: the one to which people joined it, else itself. */
  bookId: string;
  taken: { languageCode: string; variant: number }[];
}

async function targetBooksOf(client: Queryable, ids: readonly string[]): Promise<Map<string, TargetBook>> {
  const { rows } = await client.query<TargetBook & { requestedId: string }>(sql`
    select n.requested_id as "requestedId", n.book_id as "bookId", coalesce((
      select json_agg(json_build_object('languageCode', l.code, 'variant', e.variant))
      from edition e join language l on l.id = e.language_id where e.book_id = n.book_id), '[]') as taken
    from (select a.id as requested_id, book_now(a.id) as book_id from unnest(${ids}::bigint[]) as a (id)) n`);
  // Editions of several books that stand in one are numbered together.
  const together = new Map<string, TargetBook>();
  return new Map(
    rows.map(({ requestedId, bookId, taken }) => {
      const target = together.get(bookId) ?? { bookId, taken };
      together.set(bookId, target);
      return [requestedId, target];
    }),
  );
}

function firstFree(taken: Set<number>): number {
  let variant = 1;
  while (taken.has(variant)) variant += 1;
  return variant;
}
