import type { EditionEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { EpubFile, PreparedEpub } from '../epub/epub-file.ts';
import type { Diagnostic, ImportReport } from '../import-report.ts';
import type { StoryBatch } from '../stories/count-stories.ts';
import { type ImportLine, lineOfDiagnostic, lineOfPrepared } from './import-line.ts';

/** What listens to an import, and says of every edition and file what is to be said, one after the other. */
export interface LineEmitter {
  emit: (lines: readonly ImportLine[]) => Promise<void>;
  later: (work: () => Promise<void>) => Promise<void>;
  /** A report whose diagnostics are told too. */
  reportTo: (report: ImportReport) => ImportReport;
  onSettled: (file: EpubFile, prepared: PreparedEpub) => Promise<void>;
  onBatch: (batch: StoryBatch, refused: Diagnostic[]) => Promise<void>;
  /** When all is written down. */
  settled: () => Promise<void>;
}

/** `othersOf`: of editions that are no more than looked at, those that an import of a team may not write. */
export function createLineEmitter(
  write: (lines: readonly ImportLine[]) => Promise<void>,
  othersOf: (book: NonNullable<PreparedEpub['book']>) => Promise<Diagnostic[]> = async () => [],
): LineEmitter {
  // Told one after the other, and the work waits for the last of them.
  let written: Promise<void> = Promise.resolve();
  const later = (work: () => Promise<void>) => {
    written = written.then(work);
    // Who does not wait for it hears of a failure by what comes next: one that nobody waits for would end the process.
    written.catch(() => undefined);
    return written;
  };
  const emit = (lines: readonly ImportLine[]) => later(() => write(lines));
  // The editions of a file are warned of the same.
  const warned = new Set<string>();
  const isNews = ({ outcome, file, code, message }: ImportLine) =>
    outcome !== 'warning' ||
    (!warned.has(`${file} ${code} ${message}`) && warned.add(`${file} ${code} ${message}`).size > 0);
  return {
    emit,
    later,
    reportTo: (report) => ({
      ...report,
      async add(diagnostics) {
        await report.add(diagnostics);
        await emit(diagnostics.flatMap(lineOfDiagnostic).filter(isNews));
      },
    }),
    async onSettled({ file }, prepared) {
      const others = prepared.book === undefined ? [] : await othersOf(prepared.book);
      await emit(
        others.length > 0
          ? others.map((one) => ofFile(one, file)).flatMap(lineOfDiagnostic)
          : lineOfPrepared(file, prepared),
      );
    },
    async onBatch(batch, refused) {
      const others = (await Promise.all(batch.books.map(othersOf))).flat();
      await emit([...others.flatMap(lineOfDiagnostic), ...linesOfBatch(batch, [...refused, ...others])]);
    },
    settled: () => written,
  };
}

function ofFile(diagnostic: Diagnostic, file: string): Diagnostic {
  return { ...diagnostic, file, message: diagnostic.message.replace(`${diagnostic.file}: `, `${file}: `) };
}

function linesOfBatch({ books, newOnes }: StoryBatch, refused: Diagnostic[]): ImportLine[] {
  const notWritten = new Set(refused.map(({ file }) => file));
  return books
    .flatMap(({ editions }) => editions)
    .filter(({ sourceFile }) => !notWritten.has(sourceFile))
    .map((edition: EditionEntry) => ({
      outcome: newOnes.has(edition) ? 'new' : 'changed',
      file: edition.sourceFile,
      title: edition.title,
      languageCode: edition.languageCode,
    }));
}
