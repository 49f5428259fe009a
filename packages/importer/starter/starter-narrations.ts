import sql from 'sql-template-tag';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import type { PictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createRecordingStore } from '@letsread/media/recordings/recording-store.ts';
import type { Queryable } from '@letsread/database/database.ts';
import type { BookEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import { createRecordingWriter } from '../recordings/store-recordings.ts';
import type { PageNarration } from '@letsread/catalogue/writing/recordings/recording-entry.ts';
import { readNarrationFolder } from '../recordings/read-narration-folder.ts';
import { RecordingError } from '../recordings/recording-error.ts';
import { writeNarration } from '@letsread/catalogue/writing/recordings/write-narration.ts';
import type { StarterBook, StarterEdition } from './starter-files.ts';
import { StarterError } from './starter-error.ts';

/** The narration of the editions that have one, by the file of the edition. */
export type StarterNarrations = Map<string, PageNarration[]>;

/** Reads and keeps the narration of the starter library; a StarterError at the first thing that is wrong. */
export async function readStarterNarrations(
  books: StarterBook[],
  { folder, database, store }: { folder: string; database: Database; store: PictureStore },
): Promise<StarterNarrations> {
  const keep = createRecordingWriter({
    store: createRecordingStore(store.dataDir, store.storage),
    pool: database.pool,
    isDryRun: false,
  });
  const narrations: StarterNarrations = new Map();
  for (const { file, narration, pages } of books.flatMap(({ editions }) => editions)) {
    if (narration === undefined) continue;
    const texts = new Map(pages.map(({ text }, number) => [number, text]));
    const read = await unlessProblem(narration, () =>
      readNarrationFolder(path.join(folder, narration), { pages: texts, keep }),
    );
    narrations.set(file, read.narrations);
  }
  return narrations;
}

/**
 * Writes the narration of the editions that were written now. Of the others it stays: an operator may have brought in a better one.
 */
export async function writeStarterNarrations(
  client: Queryable,
  { source, changed, narrations }: { source: string; changed: BookEntry[]; narrations: StarterNarrations },
): Promise<void> {
  const files = changed.flatMap(({ editions }) => editions.map(({ sourceFile }) => sourceFile));
  const { rows } = await client.query<{ id: string; file: string }>(
    sql`select e.id::text, e.source_file as file from edition e join book b on b.id = e.book_id
     where b.source = ${source} and e.source_file = any (${files.filter((file) => narrations.has(file))})`,
  );
  for (const { id, file } of rows)
    await writeNarration(client, { editionId: id, narrations: narrations.get(file) ?? [], isAll: false });
}

async function unlessProblem<T>(file: NonNullable<StarterEdition['narration']>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RecordingError || error instanceof FormatError) throw new StarterError(file, error.message);
    throw error;
  }
}
