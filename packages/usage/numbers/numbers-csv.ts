import { type CsvSeparator, csvTable } from '@letsread/formats/tables/csv-table.ts';
import type { NumbersRow } from '../contract.ts';

const columns = ['day', 'kind', 'book', 'title', 'language', 'country', 'detail', 'sum'] as const;

/** The first line of a table of sums. */
export function numbersCsvHead(separator?: CsvSeparator): string {
  return csvTable([columns], separator);
}

/** Sums as lines of the table. */
export function numbersCsvLines(rows: readonly NumbersRow[], separator?: CsvSeparator): string {
  const lines = rows.map(({ day, kind, bookId, title, languageCode, country, detail, sum }) => [
    day,
    kind,
    bookId ?? '',
    title,
    languageCode,
    country,
    detail,
    String(sum),
  ]);
  return csvTable(lines, separator);
}
