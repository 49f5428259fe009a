import { expect, test } from 'vitest';

import { sampleLetter } from './sample-letter.ts';

test.each([
  ['The Red Kite', 'T'],
  ['«Émile»', 'É'],
  ['किताब', 'कि'],
  ['क्या हुआ?', 'क्या'],
  ['ស្រី', 'ស្រី'],
  ['ခုန်တတ်တဲ့', 'ခု'],
  ['ဒ္ဓါ', 'ဒ္ဓါ'],
  ['ශ්‍රී', 'ශ්‍රී'],
  ['เด็ก', 'เด็'],
  ['ໂຕນ້ອຍ', 'ໂຕ'],
  ['كتاب', 'ك'],
  ['我的书', '我'],
  ['123', 'a'],
])('of "%s" the sample letter is "%s"', (title, letter) => {
  expect(sampleLetter(title)).toBe(letter);
});
