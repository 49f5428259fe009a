import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Something an operator should know of a file: it was not taken, or taken with a reservation. */
export interface Finding {
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
  add: (findings: Finding[]) => Promise<void>;
  /** How often each code was met, by outcome. */
  counts: () => Map<string, number>;
  refused: () => Finding[];
  ignored: () => Finding[];
}

/** Collects findings and, where a file is given, appends each as a line of JSON, so that an interrupted import has its report too. */
export function openReport(file?: string): ImportReport {
  const counts = new Map<string, number>();
  const refused: Finding[] = [];
  const ignored: Finding[] = [];
  return {
    async add(findings) {
      for (const finding of findings) {
        const kind = `${finding.outcome} ${finding.code}`;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if (finding.outcome === 'refused') refused.push(finding);
        if (finding.outcome === 'ignored') ignored.push(finding);
      }
      if (file === undefined || findings.length === 0) return;
      await mkdir(path.dirname(file), { recursive: true });
      await appendFile(file, findings.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
    },
    counts: () => counts,
    refused: () => refused,
    ignored: () => ignored,
  };
}
