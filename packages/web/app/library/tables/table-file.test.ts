import { expect, test } from 'vitest';

import { languageCookies } from '../../i18n/interface-language.ts';
import { tableFile } from './table-file.ts';

const requestIn = (languageISOCode: string) =>
  new Request('http://library.test/library/numbers/csv', {
    headers: {
      cookie: languageCookies({ id: '12', name: 'One', languageISOCode, direction: 'ltr' }, false)
        .map((line) => line.split(';')[0])
        .join('; '),
    },
  });

test.each([
  ['km', ','],
  ['id', ';'],
])(
  'a table carried away from a page in %s begins with a byte order mark, and its cells are parted by "%s"',
  async (languageTag, separator) => {
    const file = tableFile(requestIn(languageTag), 'numbers.csv', (own) => `អាមីណា${own}1\r\n`);
    expect(Buffer.from(await file.arrayBuffer()).toString('utf8')).toBe(`\uFEFFអាមីណា${separator}1\r\n`);
    expect(Object.fromEntries(file.headers)).toEqual({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="numbers.csv"',
      'cache-control': 'no-store',
    });
  },
);
