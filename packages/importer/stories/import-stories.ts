import { writeStorySource } from '@letsread/catalogue/writing/write-story-source.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { PictureStore } from '@letsread/media/pictures/picture-store.ts';
import type { Diagnostic, ImportReport } from '../import-report.ts';
import type { ImportSummary } from '../import-summary.ts';
import { createPictureWriter, type PictureWriter } from '../picture-writer.ts';
import { readStory } from './read-story.ts';
import { countStories, emptyBatch, type StoryBatch } from './count-stories.ts';
import { type HeldBook, listHeldBooks, listStorySources, storyNumber } from '../matching/held-books.ts';
import { isUnchanged, planStory } from './plan-story.ts';
import { recogniseSource } from '../sources/recognise-source.ts';
import { readStoryFolder, type StoryFolder } from './story-folder.ts';
import { writeBatch } from '../write-batch.ts';

export interface ImportStories {
  database: Database;
  store: PictureStore;
  folder: string;
  /** Those that are looked at, named from the folder; without them all. */
  files?: readonly string[] | undefined;
  report: ImportReport;
  /** What the source of the stories is called; without it the folder's source.json says so, or what is in the folder. */
  source?: string | undefined;
  /** Looks at everything and changes nothing. */
  isDryRun?: boolean;
  /** Ends the import after the batch that is being written. */
  signal?: AbortSignal;
  /** The row under which is written down what it did. */
  importId?: string | undefined;
  /** Told of the editions of each batch once they are in the library, or of those that would be. */
  onBatch?: ((batch: StoryBatch, refused: Diagnostic[]) => Promise<void>) | undefined;
  onProgress?: (progress: ImportSummary) => void;
}

const editionsInABatch = 100;

/** Brings the stories of a folder into the library. Again is no harm: what has not changed is left as it is. */
export async function importStories({
  database,
  store,
  folder,
  files,
  report,
  source: stated,
  isDryRun = false,
  signal,
  importId,
  onBatch,
  onProgress,
}: ImportStories): Promise<ImportSummary> {
  const { pool } = database;
  const found = await readStoryFolder(folder, files);
  const held = await listHeldBooks(pool);
  const source = await recogniseSource(found, { held, known: await listStorySources(pool), stated });
  if (!isDryRun) await writeStorySource(pool, source.name);
  await report.add(found.diagnostics);
  const writer = createPictureWriter({ store, pool, isDryRun });
  const counted = countStories(found.stories.reduce((sum, { texts }) => sum + texts.length, 0));
  const summarise = () => ({ ...counted.summary(writer.added()), source });
  const ofSource = held.filter((book) => book.source === source.name);
  const batches = makeBatches(found, { source: source.name, held: ofSource, writer, isDryRun });
  // One batch is made while the one before it is written.
  let coming = batches.next();
  while (!(signal?.aborted ?? false)) {
    const { value: batch, done } = await coming;
    if (done === true) break;
    coming = batches.next();
    coming.catch(() => {});
    const written =
      isDryRun || batch.books.length === 0 ? [] : await writeBatch(pool, batch.books, found.languages, importId);
    await report.add([...batch.diagnostics, ...written]);
    const refused = written.filter(({ outcome }) => outcome === 'refused');
    counted.add(batch, refused);
    await onBatch?.(batch, refused);
    onProgress?.(summarise());
  }
  await coming;
  const summary = summarise();
  if (!summary.isInterrupted)
    await report.add(goneFiles(found, isDryRun ? ofSource : await listHeldBooks(pool, [source.name])));
  return summary;
}

async function* makeBatches(
  found: StoryFolder,
  { source, held, writer, isDryRun }: { source: string; held: HeldBook[]; writer: PictureWriter; isDryRun: boolean },
): AsyncGenerator<StoryBatch, void> {
  const byNumber = Map.groupBy(held, storyNumber);
  const setting = { source, writer, filesOfWords: new Map<string, string>() };
  let batch = emptyBatch();
  for (const story of found.stories) {
    const read = await readStory(found.folder, story);
    const books = byNumber.get(story.key) ?? [];
    batch.filesDone += read.texts.length;
    if (isUnchanged(read, books)) {
      batch.unchanged += read.texts.length;
      if (!isDryRun) await writer.write(await writer.missing(read.pictures));
    } else {
      const { unchanged, book, newOnes, retitled, diagnostics } = await planStory(read, books, setting);
      batch.unchanged += unchanged;
      if (book !== undefined) batch.books.push(book);
      for (const edition of newOnes) batch.newOnes.add(edition);
      for (const edition of retitled) batch.retitled.add(edition);
      batch.diagnostics.push(...diagnostics);
    }
    const editions = batch.books.reduce((sum, book) => sum + book.editions.length, 0);
    if (editions < editionsInABatch && batch.filesDone < 10 * editionsInABatch) continue;
    yield batch;
    batch = emptyBatch();
  }
  yield batch;
}

function goneFiles({ stories }: StoryFolder, held: readonly HeldBook[]): Diagnostic[] {
  const keys = new Set(stories.map(({ key }) => key));
  const files = new Set(stories.flatMap(({ texts }) => texts.map(({ file }) => file)));
  const ofFolder = held.filter((book) => keys.has(storyNumber(book))).flatMap(({ editions }) => editions);
  const gone = new Set(ofFolder.map(({ sourceFile }) => sourceFile).filter((file) => !files.has(file)));
  return Array.from(gone, (file) => ({
    file,
    outcome: 'warning',
    code: 'file-gone',
    message: 'the file is no longer there; the edition made from it stays',
  }));
}
