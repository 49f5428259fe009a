import { expect, test } from 'vitest';

import { firstPageOf, lastPageIn, pictureKey } from './cache-keys.ts';

const sha = '3fa9'.repeat(16);

test('a picture has one key in every width and format', () => {
  const key = `https://cdn.example/pictures/${sha}`;
  expect(pictureKey(`${key}/640.avif`)).toBe(key);
  expect(pictureKey(`${key}/640.webp`)).toBe(key);
  expect(pictureKey(`${key}/1080.jpg`)).toBe(key);
  expect(pictureKey('https://cdn.example/avatars/elephant.webp')).toBeUndefined();
});

test('every page of a book leads to the document of its cover', () => {
  expect(firstPageOf('https://library.example/read/the-kite/12?a=b')).toBe('https://library.example/read/the-kite/0');
  expect(firstPageOf('/read/%E0%A4%AA/3')).toBe('/read/%E0%A4%AA/0');
  expect(firstPageOf('/book/the-kite')).toBeUndefined();
  expect(lastPageIn('<main class="reader" data-at="0" data-last="12" data-book="/api">')).toBe('12');
});

test('a picture and a made cover have one key for all their widths; what is no picture has none', () => {
  const hash = '0123456789abcdef';
  expect(pictureKey(`/media/pictures/${hash}/384.webp`)).toBe(`/media/pictures/${hash}`);
  expect(pictureKey(`/media/covers/42-${hash}/640.jpg`)).toBe(`/media/covers/42-${hash}`);
  expect(pictureKey(`/media/covers/42/640.jpg`)).toBeUndefined();
  expect(pictureKey('/media/recordings/a.mp3')).toBeUndefined();
});
