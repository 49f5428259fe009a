import { expect, test } from 'vitest';
import { languageFromCode } from './language-from-code.ts';

test.each([
  ['ar', { bcp47: 'ar', name: 'العربية', englishName: 'Arabic', script: 'Arab', direction: 'rtl' }],
  ['ur', { script: 'Arab', direction: 'rtl' }],
  ['ur-Aran', { script: 'Aran', direction: 'rtl' }],
  ['sw', { name: 'Kiswahili', script: 'Latn', direction: 'ltr' }],
])('a language without a row in the table is told from its code: %s', (code, facts) => {
  expect(languageFromCode(code)).toMatchObject({ code, ...facts });
});

test('a code that means no language is none', () => {
  expect(languageFromCode('qqq')).toBeUndefined();
  expect(languageFromCode('lgg-official-!')).toBeUndefined();
  expect(languageFromCode('texts')).toBeUndefined();
});
