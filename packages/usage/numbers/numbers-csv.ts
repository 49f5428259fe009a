import { type CsvSeparator, csvTable } from '@letsread/formats/tables/csv-table.ts';
import type { NumbersRow } from '../contract.ts';

const columns = ['day', 'kind', 'book', 'title', 'language', 'country', 'detail', 'sum'] as const;

/** Sums as a table. */
export function numbersCsv(rows: readonly NumbersRow[], separator?: CsvSeparator): string {
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
  return csvTable([columns, ...lines], separator);
}
