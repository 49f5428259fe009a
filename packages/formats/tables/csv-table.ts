/**
 * Signs with which a formula begins, in wide letters too, of which some spreadsheets make narrow ones
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const beginsFormula = /^[=+\-@＝＋－＠\t\r\n]/;
/** The same behind a sign at which some spreadsheet parts cells, whatever parts them in the table. */
const beginsFormulaInside = /(?<!^)([,;\t\r\n])(?="*[=+\-@＝＋－＠])/g;

/** What stands between the cells of a table. */
export type CsvSeparator = ',' | ';';

/** What parts cells for a spreadsheet in a language: where numbers are written with a comma, the semicolon. */
export function csvSeparator(languageTag: string): CsvSeparator {
  const parts = new Intl.NumberFormat(languageTag).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

/** Lines of cells as a table (RFC 4180). What a spreadsheet would take for a formula begins with an apostrophe. */
export function csvTable(lines: readonly (readonly string[])[], separator: CsvSeparator = ','): string {
  return lines.map((line) => `${line.map(quoted).join(separator)}\r\n`).join('');
}

function quoted(cell: string): string {
  const plain = (beginsFormula.test(cell) ? "'" : '') + cell.replaceAll(beginsFormulaInside, "$1'");
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
