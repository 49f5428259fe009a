import { expect, test } from 'vitest';

import { kindOf } from './request-kind.ts';

const origin = 'https://library.example';
const request = (path: string, more: Partial<Parameters<typeof kindOf>[0]> = {}) =>
  kindOf({ url: new URL(path, origin).href, method: 'GET', mode: 'cors', destination: '', ...more }, origin);
const picture = { destination: 'image', mode: 'no-cors' };

test.each([
  ['a page that is opened', request('/profile/7', { mode: 'navigate' }), 'page'],
  ['a page of the reader', request('/read/kite/12'), 'page'],
  ['what is played with a book', request('/play/kite/words', { mode: 'navigate' }), 'page'],
  ['a script', request('/assets/shared-1.js'), 'file'],
  ['the words of a language', request('/words/1-en.ab.json'), 'file'],
  ['a picture', request('/media/pictures/3fa9/640.webp', picture), 'picture'],
  ['a picture in AVIF', request('/media/pictures/3fa9/640.avif', picture), 'picture'],
  ['a picture of another host', request('https://cdn.example/pictures/3fa9/640.webp', picture), 'picture'],
  ['a picture on its way to be kept', request('/media/pictures/3fa9/640.webp'), undefined],
  ['a recording', request('/media/recordings/3fa9.mp3'), 'recording'],
  ['the pages of a book as data', request('/api/v5/book/preview/language/1/book/2?eId=3'), 'book'],
  ['the same of another host', request('https://api.example/api/v5/book/preview/language/1/book/2?eId=3'), 'book'],
  ['another call of another host', request('https://api.example/api/profile/list'), undefined],
  ['another call', request('/api/profile/list'), undefined],
  ['the data of a screen', request('/read/kite/1.data'), undefined],
  ['a form', request('/sign-out', { mode: 'navigate', method: 'POST' }), 'form'],
  ['a form of the back room', request('/library/imports', { mode: 'navigate', method: 'POST' }), undefined],
  ['a form of another site', request('https://elsewhere.example/', { mode: 'navigate', method: 'POST' }), undefined],
  ['a form that a script sends', request('/language', { method: 'POST' }), undefined],
  ['a file to carry away', request('/downloads/1/epub', { mode: 'navigate' }), undefined],
  ['a book in another page', request('/embed/kite', { mode: 'navigate' }), undefined],
  ['another site', request('https://elsewhere.example/', { mode: 'navigate' }), undefined],
])('%s is answered by its kind', (_, kind, expected) => {
  expect(kind).toBe(expected);
});
