import { expect, test } from 'vitest';

import { fontSheet } from './font-sheet.ts';

test.each([
  ['ar', 'Arab', 'arabic'],
  ['ps', 'Arab', 'pashto'],
  ['sd-Arab', 'Arab', 'pashto'],
  ['prs', 'Arab', 'persian'],
  ['ur-PK', 'Arab', 'urdu'],
  ['rki', 'Mymr', 'myanmar'],
  ['uk', 'Cyrl', 'cyrillic'],
  ['en', 'Latn', undefined],
  // Tunisian Arabic is written in Latin letters in these books.
  ['aeb', 'Latn', undefined],
  ['zh-Hans', 'Hans', 'chinese'],
  ['yue', 'Hant', undefined],
])('%s in %s letters takes the sheet %s', (languageISOCode, script, sheet) => {
  expect(fontSheet({ languageISOCode, script })).toBe(sheet);
});
