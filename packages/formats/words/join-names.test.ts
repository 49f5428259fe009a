import { expect, test } from 'vitest';
import { joinNames } from './join-names.ts';

test.each([
  [[], 'Latn', ''],
  [['Amina Kite'], 'Arab', 'Amina Kite'],
  [['Amina Kite', 'Ben Okri'], 'Arab', 'Amina Kite, Ben Okri'],
  [['أمينة', 'سامي'], 'Arab', 'أمينة، سامي'],
  [['أمينة', 'Ben Okri'], 'Arab', 'أمينة، Ben Okri'],
  [['آمنہ', 'سامی'], 'Aran', 'آمنہ، سامی'],
  [['小明', '阿芳'], 'Hans', '小明、阿芳'],
  [['សុខា', 'ដារ៉ា'], 'Khmr', 'សុខា, ដារ៉ា'],
])('%j in a book in %s stand in one line: %s', (names, script, line) => {
  expect(joinNames(names, script)).toBe(line);
});
