import pg, { type Pool } from 'pg';
import type { BookEntry, LanguageEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { Diagnostic } from './import-report.ts';
import { withImportLock } from './with-import-lock.ts';
import { importBooks } from './import-books.ts';
import { bookOfOthers, teamOf } from './team-of-import.ts';
import { writeLanguages } from '@letsread/catalogue/writing/write-rows.ts';

/**
 * Writes books in one transaction. Where the database refuses what is in them, they are halved until the edition
 * that it refuses stands alone, and the others are written.
 */
export async function writeBatch(
  pool: Pool,
  books: BookEntry[],
  languages: Map<string, LanguageEntry>,
  importId?: string,
): Promise<Diagnostic[]> {
  const codes = new Set(books.flatMap(({ editions }) => editions.map(({ languageCode }) => languageCode)));
  try {
    const { refused, ofOthers, preservedEdits } = await withImportLock(pool, async (client) => {
      await writeLanguages(
        client,
        [...codes].flatMap((code) => languages.get(code) ?? []),
        {
          sources: [...new Set(books.map(({ source }) => source))],
          teamId: await teamOf(client, importId),
        },
      );
      return importBooks(client, books, importId);
    });
    return [
      ...ofOthers.map(bookOfOthers),
      ...refused.map(({ sourceFile, title }): Diagnostic => ({
        file: sourceFile,
        outcome: 'refused',
        code: 'other-story',
        message: `${sourceFile}: “${title}” would take the place of another book, which readers know and which stays.`,
      })),
      ...preservedEdits.map(({ sourceFile, title, fields }): Diagnostic => ({
        file: sourceFile,
        outcome: 'warning',
        code: 'kept-as-edited',
        message: `${sourceFile}: “${title}” stays as somebody of the library changed it: ${fields.join(', ')}.`,
      })),
    ];
  } catch (error) {
    if (!isOfData(error)) throw error;
    const [one, other] = halves(books);
    if (other.length > 0)
      return [
        ...(await writeBatch(pool, one, languages, importId)),
        ...(await writeBatch(pool, other, languages, importId)),
      ];
    return one.flatMap(({ editions }) =>
      editions.map(({ sourceFile }): Diagnostic => ({
        file: sourceFile,
        outcome: 'refused',
        code: 'not-written',
        message: error.message,
      })),
    );
  }
}

/** The classes of what the data are to blame for: data exception, constraint, limit of the database. */
function isOfData(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');
}

function halves(books: BookEntry[]): [BookEntry[], BookEntry[]] {
  const single = books.flatMap((book) => book.editions.map((edition): BookEntry => ({ ...book, editions: [edition] })));
  const middle = Math.ceil(single.length / 2);
  return [merge(single.slice(0, middle)), merge(single.slice(middle))];
}

function merge(single: BookEntry[]): BookEntry[] {
  const merged: BookEntry[] = [];
  for (const book of single) {
    const last = merged.at(-1);
    if (last !== undefined && last.source === book.source && last.sourceKey === book.sourceKey)
      last.editions.push(...book.editions);
    else merged.push({ ...book });
  }
  return merged;
}
