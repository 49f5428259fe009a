import type { BookEntry, EditionEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { Diagnostic } from '../import-report.ts';
import type { ImportSummary } from '../import-summary.ts';

/** Stories that are written together, and what is to be told of them. */
export interface StoryBatch {
  books: BookEntry[];
  diagnostics: Diagnostic[];
  filesDone: number;
  unchanged: number;
  /** Editions that the library did not have. */
  newOnes: Set<EditionEntry>;
  /** Editions that readers know by another title. */
  retitled: Set<EditionEntry>;
}

export function emptyBatch(): StoryBatch {
  return { books: [], diagnostics: [], filesDone: 0, unchanged: 0, newOnes: new Set(), retitled: new Set() };
}

/** Adds up what came of the batches; what the database refused was not taken. */
export function countStories(files: number) {
  const counts = {
    files,
    filesDone: 0,
    editions: 0,
    newEditions: 0,
    replacedTitles: 0,
    unchanged: 0,
    drafts: 0,
    books: 0,
    pages: 0,
  };
  const languages = new Set<string>();
  return {
    add(batch: StoryBatch, refused: Diagnostic[]): void {
      const notWritten = new Set(refused.map(({ file }) => file));
      counts.filesDone += batch.filesDone;
      counts.unchanged += batch.unchanged;
      for (const { editions } of batch.books) {
        const taken = editions.filter(({ sourceFile }) => !notWritten.has(sourceFile));
        if (taken.length > 0) counts.books += 1;
        counts.editions += taken.length;
        for (const edition of taken) {
          if (batch.newOnes.has(edition)) counts.newEditions += 1;
          if (batch.retitled.has(edition)) counts.replacedTitles += 1;
          if (edition.status === 'draft') counts.drafts += 1;
          counts.pages += edition.pages.length;
          languages.add(edition.languageCode);
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
