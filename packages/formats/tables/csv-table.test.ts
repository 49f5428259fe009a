import { expect, test } from 'vitest';
import { csvSeparator, csvTable } from './csv-table.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'what a spreadsheet would take for a formula (%j) is text',
  (cell) => {
    expect(csvTable([[cell]]).replaceAll('"', '')).toBe(`'${cell}\r\n`);
  },
);

test.each([
  ['Kite;=1+1;', `"Kite;'=1+1;"`],
  ['Kite;"=1+1"', `"Kite;'""=1+1"""`],
  ['Kite,@SUM(A1)', `"Kite,'@SUM(A1)"`],
  ['Kite\t-1', `"Kite\t'-1"`],
  ['Kite\n＝1+1', `"Kite\n'＝1+1"`],
  ['one; two, a-b', '"one; two, a-b"'],
])('nor is there one in %j for a spreadsheet that parts cells at another sign', (cell, written) => {
  expect(csvTable([[cell]])).toBe(`${written}\r\n`);
  expect(csvTable([[cell]], ';')).toBe(`${written}\r\n`);
});

test.each([
  ['en', ','],
  ['my', ','],
  ['id', ';'],
  ['vi', ';'],
  ['pt-BR', ';'],
])('in %s cells are parted by "%s", as spreadsheets there do', (languageTag, separator) => {
  expect(csvSeparator(languageTag)).toBe(separator);
  expect(csvTable([['Amina', '1']], csvSeparator(languageTag))).toBe(`Amina${separator}1\r\n`);
});

test('other cells are as they are, in quotes where they must be', () => {
  expect(csvTable([['Amina', 'a=b', 'one, "two"', '']])).toBe('Amina,a=b,"one, ""two""",\r\n');
});
