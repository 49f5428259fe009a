import type { NumbersRow } from './contract.ts';

const columns = ['day', 'kind', 'book', 'title', 'language', 'country', 'detail', 'sum'] as const;

/** Sums as a table (RFC 4180). A title that a spreadsheet would take for a formula begins with an apostrophe. */
export function numbersCsv(rows: readonly NumbersRow[]): string {
  const lines = rows.map(({ day, kind, bookId, title, languageCode, country, detail, sum }) =>
    [day, kind, bookId ?? '', title, languageCode, country, detail, String(sum)].map(quoted),
  );
  return [columns, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

function quoted(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
