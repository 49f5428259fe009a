import type { BookEntry, EditionEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { PreservedEdits } from '@letsread/catalogue/writing/editions/keep-editors-words.ts';
import { readEditionEntries } from '@letsread/catalogue/writing/editions/read-edition-entry.ts';
import { writeBookTags } from '@letsread/catalogue/writing/tags/write-book-tags.ts';
import { writeSearchedTags } from '@letsread/catalogue/writing/tags/write-searched-tags.ts';
import { writeEditions } from '@letsread/catalogue/writing/editions/write-editions.ts';
import { bookKey, writeBooks } from '@letsread/catalogue/writing/write-rows.ts';
import type { Queryable } from '@letsread/database/database.ts';
import { booksOfTeam, teamOf } from './team-of-import.ts';
import { recordEditions } from './undo/record-editions.ts';
import { matchEditions } from './matching/match-editions.ts';

/**
 * Brings books into the catalogue, each edition in the place of the one that it is a newer version of. Languages must be
 * there already; the caller holds the transaction. `refused`: the editions that were not written, because they would put
 * another book in the place of one that readers have seen; `ofOthers`: because the book is of another team. `preservedEdits`: fields that stay as editors have them. With `importId` it
 * is written down how to take the editions back.
 */
export async function importBooks(
  client: Queryable,
  books: BookEntry[],
  importId?: string,
): Promise<{ refused: EditionEntry[]; ofOthers: EditionEntry[]; preservedEdits: PreservedEdits[] }> {
  const { own, others, giveNew } = await booksOfTeam(client, books, await teamOf(client, importId));
  const ids = await writeBooks(client, own);
  await giveNew(ids);
  const identified = own.map((book) => ({ book, bookId: ids.get(bookKey(book.source, book.sourceKey)) ?? '' }));
  const { matched, refused } = await matchEditions(client, identified);
  const existingIds = matched.flatMap(({ existing }) => existing?.editionId ?? []);
  const before = importId === undefined ? new Map() : await readEditionEntries(client, existingIds);
  const { written, preservedEdits } = await writeEditions(client, matched);
  if (importId !== undefined) await recordEditions(client, importId, { before, written: written.map(({ id }) => id) });
  // A book that people joined to another has the themes of that one, whatever its source says.
  const joined = matched.filter(({ bookId, originId }) => originId !== undefined && originId !== bookId);
  const elsewhere = new Set(joined.map(({ originId }) => originId));
  await writeBookTags(
    client,
    identified.filter(({ bookId }) => !elsewhere.has(bookId)).map(({ book, bookId }) => ({ bookId, tags: book.tags })),
  );
  await writeSearchedTags(
    client,
    joined.map(({ bookId }) => bookId),
  );
  return { refused, ofOthers: others.flatMap(({ editions }) => editions), preservedEdits };
}
