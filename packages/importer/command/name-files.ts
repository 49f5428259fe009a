import type { BookEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { Diagnostic, ImportReport } from '../import-report.ts';
import { createLineEmitter, type LineEmitter } from '../jobs/line-emitter.ts';

/** What a dry run says of its files, one line each: it writes no report, and no rows for the back room. */
export interface NamedFiles extends Pick<LineEmitter, 'onSettled' | 'onBatch'> {
  report: ImportReport;
  /** What needs somebody's eye first; what would stay as it is goes without a line. */
  lines: () => Promise<string[]>;
}

const labels = {
  refused: 'Refused',
  ignored: 'Not taken',
  draft: 'Draft',
  warning: 'Warning',
  new: 'New',
  changed: 'Changed',
} as const;
type Named = keyof typeof labels;

/** `othersOf`: the editions of a book that an import of a team may not write. */
export function nameFiles(report: ImportReport, othersOf: (book: BookEntry) => Promise<Diagnostic[]>): NamedFiles {
  const named = new Map<Named, string[]>(Object.keys(labels).map((each) => [each as Named, []]));
  const add = async (diagnostics: Diagnostic[]) => {
    await report.add(diagnostics);
    for (const { outcome, message } of diagnostics) named.get(outcome)?.push(message);
  };
  const { onSettled, onBatch, settled } = createLineEmitter(
    async (lines) => {
      for (const { outcome, file, title } of lines)
        if (outcome === 'new' || outcome === 'changed')
          named.get(outcome)?.push(title === null || title === undefined ? file : `${file}: “${title}”`);
    },
    async (book) => {
      const others = await othersOf(book);
      await add(others);
      return others;
    },
  );
  return {
    onSettled,
    onBatch,
    report: { ...report, add },
    async lines() {
      await settled();
      return [...named].flatMap(([outcome, files]) => files.map((file) => `${labels[outcome]}: ${file}`));
    },
  };
}
