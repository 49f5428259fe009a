import { CsvError, type Info, parse } from 'csv-parse/sync';
import { FormatError } from '../format-error.ts';

/**
 * The rows of an RFC 4180 table as objects by the names in its first row: fields may be quoted, "" is a quote, a BOM and any line end pass, and
 * spreadsheets of many countries part fields by semicolons. A column that is not `needed` may be missing: its fields are empty.
 * @throws FormatError table-damaged.
 */
export function readCsv<Column extends string>(
  text: string,
  file: string,
  columns: readonly Column[],
  needed: readonly Column[] = columns,
): Record<Column, string>[] {
  const [head, ...body] = readRows(text, file);
  const columnIndexes = columns.map((column) => ({ column, index: head?.record.indexOf(column) ?? -1 }));
  const absent = columnIndexes.filter(({ column, index }) => index < 0 && needed.includes(column));
  if (absent.length > 0) throw damaged(file, 1, `there is no column ${absent.map(({ column }) => column).join(', ')}`);
  return body.map(({ record, info }) => {
    if (record.length !== head?.record.length)
      throw damaged(file, info.lines, `${record.length} fields where the first row has ${head?.record.length}`);
    return Object.fromEntries(columnIndexes.map(({ column, index }) => [column, record[index] ?? ''])) as Record<
      Column,
      string
    >;
  });
}

interface Row {
  record: string[];
  info: Info;
}

function readRows(text: string, file: string): Row[] {
  try {
    // Its types know rows without `info` only.
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw damaged(file, Number(error['lines']), 'a quote is missing or out of place');
  }
}

/** What parts the names of the columns, of which none has any of these in it. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ',';
}

function damaged(file: string, line: number, message: string): FormatError {
  return new FormatError('table-damaged', { file, location: { line }, message });
}
