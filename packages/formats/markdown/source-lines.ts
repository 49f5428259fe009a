import type { WarningSink } from '../book.ts';
import { FormatError } from '../format-error.ts';
import { mixedWords } from '../words/fold-text.ts';
import { mixedWordsWarning } from '../words/mixed-words-warning.ts';

/** The largest story file that is read: 1 MB; the longest real one has 12 KB. */
export const largestFileBytes = 1_000_000;

/** What `readSourceLines` can find in the characters of a file. */
export type SourceWarningCode =
  | 'byte-order-mark'
  | 'line-ends'
  | 'control-character'
  | 'bidi-control'
  | 'tab'
  | 'private-use-character'
  | 'replacement-character'
  | 'not-nfc'
  | 'letters-mixed'
  | 'html-entity';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const removed = [
  {
    code: 'control-character',
    message: 'control characters were removed',
    pattern: /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu,
  },
  {
    // Marks (U+200E, U+200F, U+061C) stay: they order text without reaching beyond their place.
    code: 'bidi-control',
    message: 'direction controls (embedding, override, isolate) were removed',
    pattern: /[\u202a-\u202e\u2066-\u2069]/g,
  },
] as const;

const tolerated = [
  { code: 'tab', pattern: /\t/, message: 'tabs were kept' },
  {
    code: 'private-use-character',
    pattern: /\p{Co}/u,
    message: 'private-use characters were kept; no font will show them',
  },
  {
    code: 'replacement-character',
    pattern: /\ufffd/,
    message: 'U+FFFD was kept: a letter was lost before this file was made',
  },
  {
    code: 'html-entity',
    pattern: /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i,
    message: 'an HTML entity was kept as written: text here is plain',
  },
] as const;

/**
 * The lines of a UTF-8 file without their ends, line 1 first; CRLF, CR, VT, FF, NEL, U+2028 and U+2029 end a line too.
 * Each kind of warning is said once, at its first line.
 * @throws FormatError file-too-large, not-utf8, nul-character.
 */
export function readSourceLines(bytes: Uint8Array, file: string, warnings: WarningSink<SourceWarningCode>): string[] {
  let text = decode(bytes, file);
  if (text.startsWith('\ufeff')) {
    text = text.slice(1);
    warnings.push({ code: 'byte-order-mark', line: 1, message: 'the byte order mark was removed' });
  }
  const otherEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/.exec(text);
  if (otherEnd !== null) {
    warnings.push({
      code: 'line-ends',
      line: lineAt(text, otherEnd.index),
      message: 'other line ends were read as line feeds',
    });
    text = text.replaceAll('\u2029', '\n\n').replace(/\r\n?|[\v\f\u0085\u2028]/g, '\n');
  }
  const nul = text.indexOf('\0');
  if (nul >= 0)
    throw new FormatError('nul-character', {
      file,
      location: { line: lineAt(text, nul) },
      message: 'NUL: this is no text file',
    });
  for (const { code, pattern, message } of removed) {
    const first = text.search(pattern);
    if (first < 0) continue;
    warnings.push({ code, line: lineAt(text, first), message });
    text = text.replace(pattern, '');
  }
  for (const { code, pattern, message } of tolerated) {
    const first = text.search(pattern);
    if (first >= 0) warnings.push({ code, line: lineAt(text, first), message });
  }
  const lines = text.split('\n');
  if (text.normalize('NFC') !== text) {
    const line = lines.findIndex((each) => each.normalize('NFC') !== each) + 1;
    warnings.push({ code: 'not-nfc', line: Math.max(line, 1), message: 'text that is not in NFC was kept as written' });
  }
  const mixed = mixedWordsWarning(text);
  if (mixed !== undefined)
    warnings.push({ ...mixed, line: lines.findIndex((each) => mixedWords(each).length > 0) + 1 });
  return lines;
}

function decode(bytes: Uint8Array, file: string): string {
  if (bytes.length > largestFileBytes) {
    throw new FormatError('file-too-large', {
      file,
      message: `${bytes.length} bytes; at most ${largestFileBytes} are read`,
    });
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new FormatError('not-utf8', { file, location: { line: firstDamagedLine(bytes) }, message: 'not UTF-8' });
  }
}

function firstDamagedLine(bytes: Uint8Array): number {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    try {
      decoder.decode(bytes.subarray(start, end < 0 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end < 0) return line;
    start = end + 1;
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n?|[\n\v\f\u0085\u2028]/).length;
}
