import { expect, test } from 'vitest';
import { numbersCsvHead, numbersCsvLines } from './numbers-csv.ts';

const row = {
  day: '2026-11-24',
  kind: 'opened',
  bookId: '1',
  languageCode: 'en',
  country: 'KE',
  detail: '',
  sum: 7,
} as const;

test('sums are lines of a table; commas and quotes stay in their field, and no title is a formula', () => {
  const rows = ['The Red Kite', 'Up, up and "away"', '=1+1'].map((title) => ({ ...row, title }));
  const table = numbersCsvHead() + numbersCsvLines([...rows, { ...row, bookId: null, title: '' }]);
  expect(table.split('\r\n')).toEqual([
    'day,kind,book,title,language,country,detail,sum',
    '2026-11-24,opened,1,The Red Kite,en,KE,,7',
    '2026-11-24,opened,1,"Up, up and ""away""",en,KE,,7',
    "2026-11-24,opened,1,'=1+1,en,KE,,7",
    '2026-11-24,opened,,,en,KE,,7',
    '',
  ]);
});
