import { expect, test } from 'vitest';

import { filesOfBook } from './files-of-book.ts';
import type { BookManifest } from './offline-manifest.ts';

const recording = (name: string, type: string, bytes: number) => ({ url: `/media/recordings/${name}`, type, bytes });
const signedIn = (code: string) => ({
  data: `/book/2?sl=${code}`,
  posters: [`/media/pictures/poster-${code}`],
  videos: [[recording(`${code}.mp4`, 'video/mp4', 9000), recording(`${code}-small.mp4`, 'video/mp4', 3000)]],
});
const manifest: BookManifest = {
  build: '5f /words/1-en.ab.json',
  documents: ['/read/the-red-kite/0', '/read/the-red-kite/2'],
  bookPage: '/book/the-red-kite',
  activities: [],
  data: '/book/2',
  assets: ['/assets/reader.js', '/assets/latin.woff2'],
  pictures: ['/media/pictures/cover', '/media/pictures/cover', '/media/pictures/kite'],
  narrations: [[recording('1.opus', 'audio/ogg', 1000), recording('1.m4a', 'audio/mp4', 500)]],
  signed: [signedIn('ase'), signedIn('bfi')],
  editions: [],
};
const playing = {
  withNarration: false,
  withSigning: false,
  width: 640,
  showsAvif: false,
  canPlay: (_: string) => true,
  isSavingData: false,
};
const keys = (more: Partial<typeof playing> = {}) =>
  filesOfBook(manifest, { ...playing, ...more }).map(({ key }) => key);

test('a book needs each picture once, in the width of this device, and the files of the build', () => {
  expect(filesOfBook(manifest, playing)).toEqual([
    { key: '/media/pictures/cover', address: '/media/pictures/cover/640.webp' },
    { key: '/media/pictures/kite', address: '/media/pictures/kite/640.webp' },
    { key: '/assets/reader.js', address: '/assets/reader.js' },
    { key: '/assets/latin.woff2', address: '/assets/latin.woff2' },
  ]);
});

test('a browser that shows AVIF gets it, but for made covers, which have none', () => {
  const pictures = ['/media/covers/7-0123456789abcdef', '/media/pictures/kite'];
  const files = filesOfBook({ ...manifest, pictures }, { ...playing, showsAvif: true });
  expect(files.slice(0, 2).map(({ address }) => address)).toEqual([
    '/media/covers/7-0123456789abcdef/640.webp',
    '/media/pictures/kite/640.avif',
  ]);
});

test('of a narration the first form that this browser plays, and only where it was asked for', () => {
  expect(keys({ withNarration: true, isSavingData: true })).toContain('/media/recordings/1.opus');
  const onlyMp4 = (type: string) => type.endsWith('mp4');
  expect(keys({ withNarration: true, canPlay: onlyMp4 })).toContain('/media/recordings/1.m4a');
  expect(keys()).not.toContain('/media/recordings/1.opus');
});

test('the videos of every sign language where they were asked for, the smaller ones where data is saved', () => {
  const signed = keys({ withSigning: true });
  expect(signed).toEqual(expect.arrayContaining(['ase.mp4', 'bfi.mp4'].map((name) => `/media/recordings/${name}`)));
  expect(signed).toEqual(expect.arrayContaining(['/media/pictures/poster-ase', '/media/pictures/poster-bfi']));
  const saving = keys({ withSigning: true, isSavingData: true });
  expect(saving).toContain('/media/recordings/bfi-small.mp4');
  expect(saving).not.toContain('/media/recordings/bfi.mp4');
  expect(keys().filter((key) => /ase|bfi/.test(key))).toEqual([]);
});
