import type { WriteStream } from 'node:tty';
import { counted } from '@letsread/database/command/counted.ts';
import type { ImportSummary } from '../import-summary.ts';

export interface ProgressLine {
  show: (progress: ImportSummary) => void;
  end: () => void;
}

const linesEveryMs = 5000;

/** One line that changes where a person looks on, else a line every few seconds. */
export function openProgress(stream: Pick<WriteStream, 'write'> & { isTTY?: boolean }): ProgressLine {
  let shownAt = performance.now();
  let isOpen = false;
  return {
    show({ files, filesDone, editions, isOpenEnded = false }) {
      const done = isOpenEnded
        ? counted(filesDone, 'file')
        : `${percent(filesDone, files)} of ${counted(files, 'file')}`;
      const line = `${done}; ${counted(editions, 'edition')} taken`;
      if (stream.isTTY === true) {
        stream.write(`\r\u001b[K${line}`);
        isOpen = true;
      } else if (performance.now() - shownAt >= linesEveryMs) {
        stream.write(`${line}\n`);
        shownAt = performance.now();
      }
    },
    end() {
      if (isOpen) stream.write('\r\u001b[K');
      isOpen = false;
    },
  };
}

function percent(part: number, whole: number): string {
  return new Intl.NumberFormat('en', { style: 'percent' }).format(whole === 0 ? 1 : part / whole);
}

export function number(count: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(count);
}
