/**
 * Signs with which a formula begins, in wide letters too, of which some spreadsheets make narrow ones
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const beginsFormula = /^[=+\-@＝＋－＠\t\r\n]/;

/** Lines of cells as a table (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvTable(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  const plain = beginsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
