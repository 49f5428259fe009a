import { readEditionEntries, type StandingEdition } from '@letsread/catalogue/writing/editions/read-edition-entry.ts';
import { markImported } from '@letsread/catalogue/writing/editions/mark-imported.ts';
import { restoreEdition } from '@letsread/catalogue/writing/editions/restore-edition.ts';
import { removeEdition, withdrawEdition } from '@letsread/catalogue/writing/editions/take-back-editions.ts';
import type { Queryable } from '@letsread/database/database.ts';
import { booksWithReaders } from '@letsread/learning/books-with-readers.ts';
import type { Pool } from 'pg';
import sql from 'sql-template-tag';
import type { ImportLine } from '../jobs/import-line.ts';
import { withImportLock } from '../with-import-lock.ts';
import { hashOfStanding } from './record-editions.ts';

interface WrittenRow {
  editionId: string;
  before: StandingEdition | null;
  madeSha256: string;
}

/**
 * Takes an import back, edition by edition: new ones are removed, or hidden where a reader has the book; changed ones are again what they
 * were. What somebody changed since is left. `onLine` is told of each; begun again it goes on with those that are left.
 */
export async function undoImport(
  {
    pool,
    importId,
    onlyTeamId,
    signal,
  }: {
    pool: Pool;
    importId: string;
    /** A team whose books alone may be changed; null: all. */
    onlyTeamId: string | null;
    signal: AbortSignal;
  },
  onLine: (line: ImportLine) => Promise<void>,
): Promise<{ isInterrupted: boolean }> {
  const { rows } = await pool.query<WrittenRow>(sql`
    select edition_id as "editionId", before, made_sha256 as "madeSha256"
    from import_edition where import_id = ${importId} order by edition_id`);
  for (const row of rows) {
    if (signal.aborted) return { isInterrupted: true };
    const line = await withImportLock(pool, async (client) => {
      const done = await takeBack(client, row, onlyTeamId);
      if (done.outcome !== 'left') {
        await markImported(client, [row.editionId], null);
        await client.query(
          sql`delete from import_edition where import_id = ${importId} and edition_id = ${row.editionId}`,
        );
      }
      return done;
    });
    await onLine(line);
  }
  return { isInterrupted: false };
}

async function takeBack(
  client: Queryable,
  { editionId, before, madeSha256 }: WrittenRow,
  onlyTeamId: string | null,
): Promise<ImportLine> {
  const bookId = await lockBookOf(client, editionId);
  const now = (await readEditionEntries(client, [editionId])).get(editionId);
  if (now === undefined || bookId === undefined)
    return { outcome: 'removed', file: '', title: before?.entry.title ?? null, code: 'gone-already' };
  const { title, languageCode, sourceFile } = now.entry;
  const named = { file: sourceFile, title, languageCode };
  if (onlyTeamId !== null && !(await isOfTeam(client, bookId, onlyTeamId)))
    return { outcome: 'left', ...named, code: 'other-team' };
  if (hashOfStanding(now) !== madeSha256) return { outcome: 'left', ...named, code: 'changed-since' };
  if (before !== null) {
    await restoreEdition(client, editionId, before);
    return { outcome: 'restored', ...named, title: before.entry.title };
  }
  if ((await booksWithReaders(client, [bookId])).has(bookId)) {
    await withdrawEdition(client, editionId);
    return { outcome: 'withdrawn', ...named, code: 'has-readers' };
  }
  await removeEdition(client, editionId);
  return { outcome: 'removed', ...named };
}

/**
 * The book of an edition, both locked: what an editor changes in this moment is seen, or waits. The book comes first, as it
 * does wherever both are changed.
 */
async function lockBookOf(client: Queryable, editionId: string): Promise<string | undefined> {
  await client.query(sql`select from book where id = (select book_id from edition where id = ${editionId}) for update`);
  const { rows } = await client.query<{ bookId: string }>(
    sql`select book_id as "bookId" from edition where id = ${editionId} for update`,
  );
  return rows[0]?.bookId;
}

/** Librarians may have given it to others since, or put it into a book of theirs. */
async function isOfTeam(client: Queryable, bookId: string, teamId: string): Promise<boolean> {
  const { rowCount } = await client.query(sql`select from book_team where book_id = ${bookId} and team_id = ${teamId}`);
  return rowCount === 1;
}
