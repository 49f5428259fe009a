import type { ClientBase } from 'pg';
import type { BookEntry, EditionEntry } from './catalogue-entry.ts';
import { languageId } from './language-id.ts';

export interface PresentEdition {
  editionId: string;
  title: string;
  slug: string;
  status: string;
  sourceHash: string;
}

interface EditionRow extends PresentEdition {
  bookId: string;
  languageId: string;
  variant: number;
  sourceFile: string;
}

export interface MatchedEdition {
  book: BookEntry;
  bookId: string;
  edition: EditionEntry;
  present?: PresentEdition | undefined;
  variant: number;
}

/**
 * Finds each edition among those that are there: by its file, or, where a file was renamed, by its language if the file of the
 * one that is there is gone. What is found nowhere is new, with the first free variant number.
 */
export async function matchEditions(
  client: ClientBase,
  books: { book: BookEntry; bookId: string }[],
): Promise<MatchedEdition[]> {
  const { rows } = await client.query<EditionRow>(
    `select id::text as "editionId", title, slug, status, source_hash as "sourceHash", book_id::text as "bookId",
       language_id::text as "languageId", variant, source_file as "sourceFile"
     from edition where book_id = any ($1) order by book_id, language_id, variant`,
    [books.map(({ bookId }) => bookId)],
  );
  return books.flatMap(({ book, bookId }) =>
    matchBook(
      { book, bookId },
      rows.filter((row) => row.bookId === bookId),
    ),
  );
}

function matchBook({ book, bookId }: { book: BookEntry; bookId: string }, present: EditionRow[]): MatchedEdition[] {
  const byFile = new Map(present.map((row) => [`${row.languageId} ${row.sourceFile}`, row]));
  const ownRow = (edition: EditionEntry) => byFile.get(`${languageId(edition.languageCode)} ${edition.sourceFile}`);
  const isInUse = new Set(book.editions.map(ownRow));
  const variants = new Map<string, Set<number>>();
  for (const row of present) variantsIn(variants, row.languageId).add(row.variant);
  return book.editions.map((edition) => {
    const language = languageId(edition.languageCode);
    const isFreed = (row: EditionRow) =>
      row.languageId === language && !isInUse.has(row) && book.filesGone?.has(row.sourceFile) === true;
    const row = ownRow(edition) ?? present.find(isFreed);
    isInUse.add(row);
    const taken = variantsIn(variants, language);
    const variant = row?.variant ?? firstFree(taken);
    taken.add(variant);
    return { book, bookId, edition, present: row, variant };
  });
}

function variantsIn(variants: Map<string, Set<number>>, language: string): Set<number> {
  const known = variants.get(language) ?? new Set();
  variants.set(language, known);
  return known;
}

function firstFree(taken: Set<number>): number {
  let variant = 1;
  while (taken.has(variant)) variant += 1;
  return variant;
}
