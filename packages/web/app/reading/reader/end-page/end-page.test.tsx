import type { BookCard, BookToRead } from '@letsread/catalogue/contract.ts';
import { translator } from '@letsread/interface-text/translator.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { PageToRead } from '../page/pages-of-book.ts';
import { EndPage } from './end-page.tsx';

const language = { id: '9', name: 'English', languageISOCode: 'en', script: 'Latn', direction: 'ltr' };
const cover = { url: '/media/pictures/ab', width: 4, height: 3, colour: '#ffffff', focus: { x: 50, y: 50 } };
const book = { bookId: '1', editionId: '2', slug: 'moon', title: 'Moon', level: 1, minutes: 2, language, cover };
const t = translator({ 'catalogue.read-to-me': 'Read to me' }, 'en', { fields: {}, languageTag: 'en' });

/** Of the last page, how often it says "Read to me" where these books come next. */
function marksOf(...nextBooks: { readAloud: boolean }[]): number {
  const html = renderToStaticMarkup(
    <EndPage
      book={{ ...book, credits: [], licence: {}, made: '' } as unknown as BookToRead}
      page={{ number: 12, title: 'The end', label: 'The end' } as unknown as PageToRead}
      nextBooks={nextBooks.map((one, at) => ({ ...book, editionId: String(at), ...one }) as unknown as BookCard)}
      earned={{ sticker: null, wayBack: null, offer: null }}
      play={null}
      report={false}
      t={t}
      direction="ltr"
    />,
  );
  return html.split('Read to me').length - 1;
}

test('of the next books, those that are meant to be read to children say “Read to me”', () => {
  expect(marksOf({ readAloud: false }, { readAloud: true }, { readAloud: false })).toBe(1);
  expect(marksOf({ readAloud: false })).toBe(0);
});
