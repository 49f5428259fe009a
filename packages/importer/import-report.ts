import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@letsread/database/command/make-folder.ts';

/** Something an operator should know of a file: it was not taken, or taken with a reservation. */
export interface Diagnostic {
  /** Below the folder that is imported. */
  file: string;
  /** refused: not in the library. ignored: no file of a story or book. draft: in it, but no reader sees it. warning: published. */
  outcome: 'refused' | 'ignored' | 'draft' | 'warning';
  code: string;
  message: string;
  line?: number | undefined;
  page?: number | undefined;
}

export interface ImportReport {
  add: (diagnostics: Diagnostic[]) => Promise<void>;
  /** How often each code was met, by outcome. */
  counts: () => Map<string, number>;
  refused: () => Diagnostic[];
  ignored: () => Diagnostic[];
}

/** Collects diagnostics and, where a file is given, appends each as a line of JSON, so that an interrupted import has its report too. */
export function openReport(file?: string): ImportReport {
  const counts = new Map<string, number>();
  const refused: Diagnostic[] = [];
  const ignored: Diagnostic[] = [];
  return {
    async add(diagnostics) {
      for (const diagnostic of diagnostics) {
        const kind = `${diagnostic.outcome} ${diagnostic.code}`;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if (diagnostic.outcome === 'refused') refused.push(diagnostic);
        if (diagnostic.outcome === 'ignored') ignored.push(diagnostic);
      }
      if (file === undefined || diagnostics.length === 0) return;
      makeFolder(path.dirname(file));
      await appendFile(file, diagnostics.map((diagnostic) => `${JSON.stringify(diagnostic)}\n`).join(''));
    },
    counts: () => counts,
    refused: () => refused,
    ignored: () => ignored,
  };
}
