import type { BookToRead } from '@letsread/catalogue/contract.ts';
import { expect, test } from 'vitest';

import { filesOfBook } from './files-of-book.ts';
import { type KeptEdition, playAddresses, signedAddresses } from './kept-documents.ts';

const picture = (name: string) => ({ url: `/media/pictures/${name}`, width: 1600, height: 1200, colour: '#ffffff' });
const recording = (name: string, type: string, bytes: number) => ({ url: `/media/recordings/${name}`, type, bytes });

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
      narration: { sources: [recording('1.opus', 'audio/ogg', 1000), recording('1.m4a', 'audio/mp4', 500)] },
      sign: null,
    },
  ],
} as unknown as BookToRead;
const signedIn = (code: string) =>
  ({
    pages: [
      {
        sign: {
          sources: [recording(`${code}.mp4`, 'video/mp4', 9000), recording(`${code}-small.mp4`, 'video/mp4', 3000)],
          poster: picture(`poster-${code}`),
        },
      },
    ],
  }) as unknown as BookToRead;
const page = {
  key: '/read/the-red-kite/0',
  text: '<style>@font-face{src:url(/assets/latin.woff2);unicode-range:U+0-FF}@font-face{src:url(/assets/thai.woff2);unicode-range:U+E00-E7F}</style><script src="/assets/reader.js"></script>',
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
};
const unsigned = { book, signed: [], documents: [page] };
const playing = { withNarration: false, width: 640, canPlay: (_: string) => true, isSavingData: false };
const keys = (edition: KeptEdition, more: Partial<typeof playing> = {}) =>
  filesOfBook(edition, { ...playing, ...more }).map(({ key }) => key);

test('a book needs each picture once, its letters and its scripts', () => {
  expect(filesOfBook(unsigned, playing)).toEqual([
    { key: '/media/pictures/cover', address: '/media/pictures/cover/640.webp' },
    { key: '/media/pictures/kite', address: '/media/pictures/kite/640.webp' },
    { key: '/assets/reader.js', address: '/assets/reader.js' },
    { key: '/assets/latin.woff2', address: '/assets/latin.woff2' },
  ]);
});

test('of a narration the first form that this browser plays, and only where it was asked for', () => {
  expect(keys(unsigned, { withNarration: true, isSavingData: true })).toContain('/media/recordings/1.opus');
  const onlyMp4 = (type: string) => type.endsWith('mp4');
  expect(keys(unsigned, { withNarration: true, canPlay: onlyMp4 })).toContain('/media/recordings/1.m4a');
  expect(keys(unsigned)).not.toContain('/media/recordings/1.opus');
});

test('the videos of every sign language it came with, the smaller ones where data is saved', () => {
  const signed = { ...unsigned, signed: [signedIn('ase'), signedIn('bfi')] };
  expect(keys(signed)).toEqual(
    expect.arrayContaining(['ase.mp4', 'bfi.mp4'].map((name) => `/media/recordings/${name}`)),
  );
  expect(keys(signed)).toEqual(expect.arrayContaining(['/media/pictures/poster-ase', '/media/pictures/poster-bfi']));
  const saving = keys(signed, { isSavingData: true });
  expect(saving).toContain('/media/recordings/bfi-small.mp4');
  expect(saving).not.toContain('/media/recordings/bfi.mp4');
});

test('signing is kept where the reader asks for it: by its code only where there are several', () => {
  expect(signedAddresses('/book/2?eId=3', [{ code: 'ase' }])).toEqual(['/book/2?eId=3&signLanguage=true']);
  expect(signedAddresses('/book/2', [{ code: 'ase' }, { code: 'bfi' }])).toEqual([
    '/book/2?signLanguage=true',
    '/book/2?signLanguage=true&sl=ase',
    '/book/2?signLanguage=true&sl=bfi',
  ]);
});

test('what can be played with a book is kept where its last page leads to it', () => {
  const last = '<a href="/play/%D8%A7/words">…</a><a href="/play/%D8%A7/match">…</a><a href="/book/%D8%A7">…</a>';
  expect(playAddresses(last)).toEqual(['/play/%D8%A7/words', '/play/%D8%A7/match']);
  expect(playAddresses('<a href="/book/kite">…</a>')).toEqual([]);
});
