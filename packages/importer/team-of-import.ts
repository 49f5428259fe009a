import { giveToTeam } from '@letsread/catalogue/editors/give-to-team.ts';
import { bookKey } from '@letsread/catalogue/writing/write-rows.ts';
import type { BookEntry, EditionEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import type { Diagnostic } from './import-report.ts';

/** The books that an import may write, where it is one of a team, and what is to be done when they are there. */
export interface BooksOfTeam {
  own: BookEntry[];
  others: BookEntry[];
  /** Gives the new ones to the team. */
  giveNew: (idOf: ReadonlyMap<string, string>) => Promise<void>;
}

/**
 * An import of a team writes new books and the team's own; those of others stay, whoever sends the same file in. Called
 * before books are written, as afterwards there are no new ones. `teamId` is null where it is the library's.
 */
export async function booksOfTeam(client: Queryable, books: BookEntry[], teamId: string | null): Promise<BooksOfTeam> {
  if (teamId === null) return { own: books, others: [], giveNew: async () => {} };
  const keys = books.map(({ source, sourceKey }) => ({ source, key: sourceKey }));
  const { rows } = await client.query<{ source: string; key: string; isOwn: boolean }>(sql`
    select b.source, b.source_key as key,
      exists (select from book_team t where t.book_id = book_now(b.id) and t.team_id = ${teamId}) as "isOwn"
    from json_to_recordset(${JSON.stringify(keys)}) as n (source text, key text)
    join book b on b.source = n.source and b.source_key = n.key`);
  const isOwn = new Map(rows.map((row) => [bookKey(row.source, row.key), row.isOwn]));
  const keyOf = ({ source, sourceKey }: BookEntry) => bookKey(source, sourceKey);
  const [own, others] = [
    books.filter((book) => isOwn.get(keyOf(book)) !== false),
    books.filter((book) => isOwn.get(keyOf(book)) === false),
  ];
  const newKeys = own.map(keyOf).filter((key) => !isOwn.has(key));
  return {
    own,
    others,
    giveNew: (idOf) =>
      giveToTeam(
        client,
        newKeys.flatMap((key) => idOf.get(key) ?? []),
        teamId,
      ),
  };
}

/** What would be said of the editions of a book, were an import of a team to write it: those of others stay. */
export async function refusedByTeam(client: Queryable, book: BookEntry, teamId: string | null): Promise<Diagnostic[]> {
  const { others } = await booksOfTeam(client, [book], teamId);
  return others.flatMap(({ editions }) => editions.map(bookOfOthers));
}

/** Who sends in a book that another team has changes nothing of it. */
export function bookOfOthers({ sourceFile, title }: EditionEntry): Diagnostic {
  return {
    file: sourceFile,
    outcome: 'refused',
    code: 'other-team',
    message: `${sourceFile}: “${title}” is in the library, and belongs to none of the import’s team.`,
  };
}

/** The team that an import is for; null: the library. */
export async function teamOf(client: Queryable, importId: string | undefined): Promise<string | null> {
  if (importId === undefined) return null;
  const { rows } = await client.query<{ teamId: string | null }>(
    sql`select team_id::text as "teamId" from import where id = ${importId}`,
  );
  return rows[0]?.teamId ?? null;
}
