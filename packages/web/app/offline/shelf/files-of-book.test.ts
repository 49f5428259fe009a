import type { BookToRead } from '@letsread/catalogue/contract.ts';
import { expect, test } from 'vitest';

import { filesOfBook } from './files-of-book.ts';

const picture = (name: string) => ({ url: `/media/pictures/${name}`, width: 1600, height: 1200, colour: '#ffffff' });
const recording = (name: string, type: string) => ({ url: `/media/recordings/${name}`, type, bytes: 1000 });

const book = {
  title: 'The Red Kite',
  subtitle: null,
  description: '',
  credits: [],
  cover: picture('cover'),
  pages: [
    { text: '', picture: picture('cover'), narration: null, sign: null },
    {
      text: 'A kite.',
      picture: picture('kite'),
      narration: { sources: [recording('1.opus', 'audio/ogg'), recording('1.m4a', 'audio/mp4')] },
      sign: { sources: [recording('1.mp4', 'video/mp4')], poster: picture('poster') },
    },
  ],
} as unknown as BookToRead;
const page = {
  key: '/read/the-red-kite/0',
  text: '<style>@font-face{src:url(/assets/latin.woff2);unicode-range:U+0-FF}@font-face{src:url(/assets/thai.woff2);unicode-range:U+E00-E7F}</style><script src="/assets/reader.js"></script>',
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
};
const edition = { book, documents: [page] };
const keys = (wanted: { withNarration: boolean; withSigning: boolean }, plays = /./) =>
  filesOfBook(edition, { ...wanted, width: 640, canPlay: (type) => plays.test(type) }).map(({ key }) => key);

test('a book needs each picture once, its letters and its scripts', () => {
  const files = filesOfBook(edition, { withNarration: false, withSigning: false, width: 640, canPlay: () => true });
  expect(files).toEqual([
    { key: '/media/pictures/cover', address: '/media/pictures/cover/640.webp' },
    { key: '/media/pictures/kite', address: '/media/pictures/kite/640.webp' },
    { key: '/assets/reader.js', address: '/assets/reader.js' },
    { key: '/assets/latin.woff2', address: '/assets/latin.woff2' },
  ]);
});

test('of a recording the first form that this browser plays, and only what was asked for', () => {
  expect(keys({ withNarration: true, withSigning: false })).toContain('/media/recordings/1.opus');
  expect(keys({ withNarration: true, withSigning: false }, /mp4/)).toContain('/media/recordings/1.m4a');
  const signed = keys({ withNarration: false, withSigning: true });
  expect(signed).toContain('/media/recordings/1.mp4');
  expect(signed).toContain('/media/pictures/poster');
  expect(signed).not.toContain('/media/recordings/1.opus');
});
