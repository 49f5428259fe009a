import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import type { PictureStore } from '@letsread/media/picture-store.ts';
import type { BookEntry } from './catalogue-entry.ts';
import type { Finding, ImportReport } from './import-report.ts';
import { openPictureKeeper, type PictureKeeper } from './keep-pictures.ts';
import { makeBook, storySource } from './make-book.ts';
import { presentFiles, type PresentFiles } from './present-files.ts';
import { readStory } from './read-story.ts';
import { readStoryFolder, type StoryFiles, type StoryFolder } from './story-folder.ts';
import { writeBatch } from './write-batch.ts';

export interface ImportStories {
  database: Database;
  store: PictureStore;
  folder: string;
  report: ImportReport;
  /** Looks at everything and changes nothing. */
  isDryRun?: boolean;
  /** Ends the import after the batch that is being written. */
  signal?: AbortSignal;
  onProgress?: (progress: ImportSummary) => void;
}

export interface ImportSummary {
  files: number;
  /** More files may come: a catalogue does not say how many it has. */
  isOpenEnded?: boolean;
  filesDone: number;
  /** Taken in this run: new or changed. */
  editions: number;
  newEditions: number;
  unchanged: number;
  drafts: number;
  books: number;
  languages: number;
  pages: number;
  pictures: number;
  isInterrupted: boolean;
}

interface Batch {
  books: BookEntry[];
  findings: Finding[];
  filesDone: number;
  unchanged: number;
}

const editionsInABatch = 100;

/** Brings the stories of a folder into the library. Again is no harm: what has not changed is left as it is. */
export async function importStories({
  database,
  store,
  folder,
  report,
  isDryRun = false,
  signal,
  onProgress,
}: ImportStories): Promise<ImportSummary> {
  const { pool } = database;
  const found = await readStoryFolder(folder);
  await report.add(found.findings);
  const present = await presentFiles(pool, storySource);
  const keeper = openPictureKeeper({ store, pool, isDryRun });
  const counted = countImport(found, present);
  const batches = makeBatches(found, { present, keeper, isDryRun });
  // One batch is made while the one before it is written.
  let coming = batches.next();
  while (!(signal?.aborted ?? false)) {
    const { value: batch, done } = await coming;
    if (done === true) break;
    coming = batches.next();
    coming.catch(() => {});
    const refused = isDryRun || batch.books.length === 0 ? [] : await writeBatch(pool, batch.books, found.languages);
    await report.add([...batch.findings, ...refused]);
    counted.add(batch, refused);
    onProgress?.(counted.summary(keeper.added()));
  }
  await coming;
  const summary = counted.summary(keeper.added());
  if (!summary.isInterrupted)
    await report.add(goneFiles(found, isDryRun ? present : await presentFiles(pool, storySource)));
  return summary;
}

async function* makeBatches(
  found: StoryFolder,
  { present, keeper, isDryRun }: { present: PresentFiles; keeper: PictureKeeper; isDryRun: boolean },
): AsyncGenerator<Batch, void> {
  const filesOfWords = new Map<string, string>();
  let batch: Batch = { books: [], findings: [], filesDone: 0, unchanged: 0 };
  for (const story of found.stories) {
    const read = await readStory(found.folder, story);
    const changed = new Set(
      read.texts.filter(({ file, sourceHash }) => present.get(file)?.sourceHash !== sourceHash).map(({ file }) => file),
    );
    batch.filesDone += read.texts.length;
    batch.unchanged += read.texts.length - changed.size;
    if (changed.size > 0) {
      const { kept, findings: pictureFindings } = await keeper.keep(read.pictures);
      const { book, findings, wordsOfFiles } = makeBook(read, kept);
      const editions = book.editions.filter(({ sourceFile }) => changed.has(sourceFile));
      if (editions.length > 0) batch.books.push({ ...book, editions, filesGone: filesGone(story, present) });
      batch.findings.push(
        ...pictureFindings,
        ...findings.filter(({ file }) => changed.has(file) || file.startsWith('images/')),
      );
      batch.findings.push(...sameWords(wordsOfFiles, filesOfWords).filter(({ file }) => changed.has(file)));
    } else if (!isDryRun) {
      await keeper.keep(await keeper.missing(read.pictures));
    }
    const editions = batch.books.reduce((sum, book) => sum + book.editions.length, 0);
    if (editions < editionsInABatch && batch.filesDone < 10 * editionsInABatch) continue;
    yield batch;
    batch = { books: [], findings: [], filesDone: 0, unchanged: 0 };
  }
  yield batch;
}

/** Texts whose words were met before, in another language or under another number; copies beside each other are told elsewhere. */
function sameWords(wordsOfFiles: Map<string, string>, filesOfWords: Map<string, string>): Finding[] {
  const findings: Finding[] = [];
  for (const [file, words] of wordsOfFiles) {
    const other = filesOfWords.get(words);
    const isBeside =
      other !== undefined && wordsOfFiles.has(other) && path.posix.dirname(other) === path.posix.dirname(file);
    if (other === undefined) filesOfWords.set(words, file);
    else if (!isBeside)
      findings.push({ file, outcome: 'warning', code: 'same-words-elsewhere', message: `the same words as ${other}` });
  }
  return findings;
}

function filesGone({ key, texts }: StoryFiles, present: PresentFiles): Set<string> {
  const files = new Set(texts.map(({ file }) => file));
  const ofStory = [...present].filter(([file, { sourceKey }]) => sourceKey === key && !files.has(file));
  return new Set(ofStory.map(([file]) => file));
}

function goneFiles({ stories }: StoryFolder, present: PresentFiles): Finding[] {
  const keys = new Set(stories.map(({ key }) => key));
  const files = new Set(stories.flatMap(({ texts }) => texts.map(({ file }) => file)));
  const gone = [...present].filter(([file, { sourceKey }]) => keys.has(sourceKey) && !files.has(file));
  return gone.map(([file]) => ({
    file,
    outcome: 'warning',
    code: 'file-gone',
    message: 'the file is no longer there; the edition made from it stays',
  }));
}

function countImport(found: StoryFolder, present: PresentFiles) {
  const files = found.stories.reduce((sum, { texts }) => sum + texts.length, 0);
  const counts = { files, filesDone: 0, editions: 0, newEditions: 0, unchanged: 0, drafts: 0, books: 0, pages: 0 };
  const languages = new Set<string>();
  return {
    add(batch: Batch, refused: Finding[]): void {
      const notWritten = new Set(refused.map(({ file }) => file));
      counts.filesDone += batch.filesDone;
      counts.unchanged += batch.unchanged;
      for (const { editions } of batch.books) {
        const taken = editions.filter(({ sourceFile }) => !notWritten.has(sourceFile));
        if (taken.length > 0) counts.books += 1;
        counts.editions += taken.length;
        for (const { sourceFile, status, pages, languageCode } of taken) {
          if (!present.has(sourceFile)) counts.newEditions += 1;
          if (status === 'draft') counts.drafts += 1;
          counts.pages += pages.length;
          languages.add(languageCode);
        }
      }
    },
    summary: (pictures: number): ImportSummary => ({
      ...counts,
      languages: languages.size,
      pictures,
      isInterrupted: counts.filesDone < files,
    }),
  };
}
