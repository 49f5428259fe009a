import type { BookEntry, LanguageEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { Diagnostic } from '../import-report.ts';
import type { ExistingEpub } from './existing-epubs.ts';

/**
 * An EPUB to take: what it is called to the operator, and where it lies; or what is known to come of it without a look. `catalogue` is the
 * origin of the catalogue that it was fetched from, '' of one that has none; undefined for files of the operator's own.
 */
export type EpubFile = { file: string } & (
  | { path: string; known?: undefined; catalogue?: string }
  | { known: PreparedEpub }
);

/** What a file came to: a book to write, nothing to do, or a refusal, which is the last of the diagnostics. */
export interface PreparedEpub {
  outcome: 'taken' | 'unchanged' | 'refused';
  book?: BookEntry;
  language?: LanguageEntry;
  isNew?: boolean;
  /** It takes the place of an edition that readers see under another title. */
  isRetitled?: boolean;
  /** What it is in the library. */
  edition?: ExistingEpub;
  diagnostics: Diagnostic[];
}
