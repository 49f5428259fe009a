import { expect, test } from 'vitest';
import { receiverLanguages } from './receiver-languages.ts';

test.each([
  [{ 'accept-language': 'km-KH,km;q=0.9,en;q=0.8' }, ['km-kh', 'km', 'en']],
  [{ 'accept-language': 'en;q=0.5, fr-CA' }, ['fr-ca', 'fr', 'en']],
  [{ 'accept-language': 'zh-TW, *;q=0.1, id;q=0' }, ['zh-tw']],
  // Who has chosen a language here wants it, whatever the browser speaks.
  [{ cookie: 'localization_lang=ar', 'accept-language': 'en' }, ['ar']],
  [{}, []],
])('%o opens in %o', (headers, languages) => {
  expect(receiverLanguages({ headers: new Headers(headers) })).toEqual(languages);
});
