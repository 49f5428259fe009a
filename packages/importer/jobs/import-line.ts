import type { Diagnostic } from '../import-report.ts';
import type { PreparedEpub } from '../epub/epub-file.ts';

/** What may become of a file or an edition, in the order in which it is told: what needs somebody's eye first. */
export const lineOutcomes = [
  'refused',
  'left',
  'withdrawn',
  'warning',
  'new',
  'changed',
  'restored',
  'removed',
  'ignored',
  'unchanged',
] as const;

/** What is to be said of an edition or a file. */
export interface ImportLine {
  outcome: (typeof lineOutcomes)[number];
  file: string;
  title?: string | null | undefined;
  languageCode?: string | null | undefined;
  code?: string | null | undefined;
  message?: string | null | undefined;
}

/** A diagnostic as a line; that a book waits for somebody to look at it is said by what it came as. */
export function lineOfDiagnostic({ file, outcome, code, message }: Diagnostic): ImportLine[] {
  if (outcome === 'draft') return [];
  return [{ outcome, file, code, message: message.startsWith(`${file}: `) ? message.slice(file.length + 2) : message }];
}

/** What became of an edition of a file. Refusals are diagnostics. */
export function lineOfPrepared(file: string, { outcome, book, isNew, edition }: PreparedEpub): ImportLine[] {
  if (outcome === 'refused') return [];
  const [written] = book?.editions ?? [];
  const title = written?.title ?? edition?.title ?? null;
  const languageCode = written?.languageCode ?? edition?.languageCode ?? null;
  if (outcome === 'unchanged') return [{ outcome, file, title, languageCode }];
  return [{ outcome: isNew === true ? 'new' : 'changed', file, title, languageCode }];
}
