import { expect, test } from 'vitest';
import { csvTable } from './csv-table.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'what a spreadsheet would take for a formula (%j) is text',
  (cell) => {
    expect(csvTable([[cell]]).replaceAll('"', '')).toBe(`'${cell}\r\n`);
  },
);

test('other cells are as they are, in quotes where they must be', () => {
  expect(csvTable([['Amina', 'a=b', 'one, "two"', '']])).toBe('Amina,a=b,"one, ""two""",\r\n');
});
