import { FormatError } from './format-error.ts';

/** The rows of an RFC 4180 table as objects by the names in its first row: fields may be quoted, "" is a quote, a BOM and any line end pass. Throws FormatError table-damaged. */
export function readCsv<Column extends string>(
  text: string,
  file: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [head, ...body] = readRows(text.replace(/^\ufeff/, ''), file);
  const places = columns.map((column) => ({ column, index: head?.fields.indexOf(column) ?? -1 }));
  const absent = places.find(({ index }) => index < 0);
  if (absent !== undefined)
    throw new FormatError('table-damaged', {
      file,
      place: { line: 1 },
      message: `there is no column "${absent.column}"`,
    });
  return body.map(({ fields, line }) => {
    if (fields.length !== head?.fields.length) {
      throw new FormatError('table-damaged', {
        file,
        place: { line },
        message: `${fields.length} fields where the first row has ${head?.fields.length}`,
      });
    }
    return Object.fromEntries(places.map(({ column, index }) => [column, fields[index] ?? ''])) as Record<
      Column,
      string
    >;
  });
}

function readRows(text: string, file: string): { line: number; fields: string[] }[] {
  const rows: { line: number; fields: string[] }[] = [];
  let line = 1;
  let row = { line, fields: [] as string[] };
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/gy;
  while (field.lastIndex < text.length || row.fields.length > 0) {
    const match = field.exec(text);
    if (match === null)
      throw new FormatError('table-damaged', { file, place: { line }, message: 'a quote is missing or out of place' });
    const [all, quoted, plain = '', end = ''] = match;
    line += all.split(/\r\n|\r|\n/).length - 1;
    row.fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.fields.length > 1 || row.fields[0] !== '') rows.push(row);
    row = { line, fields: [] };
  }
  return rows;
}
