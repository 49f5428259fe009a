import { expect, test } from 'vitest';

import { englishLanguage, interfaceLanguage, languageCookies, type InterfaceLanguage } from './interface-language.ts';

const arabic: InterfaceLanguage = { id: '1003', name: 'العربية', languageISOCode: 'ar', direction: 'rtl' };

const requestWith = (cookie: string) => new Request('http://localhost/', { headers: { cookie } });

test('a chosen language comes back from its cookies', () => {
  const cookie = languageCookies(arabic, false)
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(interfaceLanguage(requestWith(cookie))).toEqual(arabic);
});

test('section 3: without cookies the language is English, with the id 4846240843956224', () => {
  expect(englishLanguage.id).toBe('4846240843956224');
  expect(interfaceLanguage(new Request('http://localhost/'))).toEqual(englishLanguage);
});

test.each([
  ['an id that is none', 'localization_id=abc; localization_name=X; localization_lang=en'],
  ['a tag with markup', 'localization_id=7; localization_name=X; localization_lang=%22%3E%3Cscript%3E'],
  ['a name with markup', 'localization_id=7; localization_name=%3Cb%3E; localization_lang=en'],
  ['a broken escape', 'localization_id=7; localization_name=%E0%A4%A; localization_lang=en'],
  ['a part of the cookies', 'localization_id=7'],
])('%s is read as English', (_, cookie) => {
  expect(interfaceLanguage(requestWith(cookie))).toEqual(englishLanguage);
});

test('any direction but rtl is ltr', () => {
  const cookie = 'localization_id=7; localization_name=Kiswahili; localization_lang=sw; localization_direction=up';
  expect(interfaceLanguage(requestWith(cookie)).direction).toBe('ltr');
});

test('the cookies are kept for a year, for the whole site, and only over https where there is https', () => {
  const lines = languageCookies(arabic, true);
  expect(lines.map((line) => line.split('=')[0])).toEqual([
    'localization_id',
    'localization_name',
    'localization_lang',
    'localization_direction',
  ]);
  for (const line of lines) expect(line).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
  expect(languageCookies(arabic, false).join()).not.toContain('Secure');
});
