import { expect, test } from 'vitest';
import { feedLanguage } from './feed-language.ts';

test.each([
  [undefined, undefined, 'en'],
  ['ar', 'es', 'ar'],
  ['xx', 'es', 'es'],
  ['', 'hi', 'hi'],
  [undefined, 'is, id;q=0.5, es;q=0.7', 'es'],
  [undefined, 'es;q=0, ar;q=0.1', 'ar'],
  [undefined, 'es;q=0', 'en'],
  [undefined, 'es-MX,es;q=0.9', 'es'],
  [undefined, 'eN-us', 'en'],
  ['EN-zz', 'ar', 'en'],
  ['es-419', undefined, 'es'],
  ['AR', undefined, 'ar'],
  [undefined, ';;,,q=1', 'en'],
  [undefined, 'es;q=x, ar;q=0.1', 'ar'],
  ['__proto__', '*', 'en'],
  ['constructor', undefined, 'en'],
  [undefined, `${'x'.repeat(299)},ar`, 'en'],
])('%s with Accept-Language "%s" is %s', (asked, header, tag) => {
  expect(feedLanguage(asked, header).tag).toBe(tag);
});
