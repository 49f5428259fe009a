import { expect, test } from 'vitest';

import { sharePage } from './page-share.ts';

const words = (count: number) => Array.from({ length: count }, () => 'kites').join(' ');
const shared = (count: number, { ratio = 1, level = 3 }: { ratio?: number | null; level?: number } = {}) =>
  sharePage({ text: words(count), words: count, level, ratio });

test('beside few words the picture is as wide as a phone, and the letters are a size larger', () => {
  const { picture, letters } = shared(8);
  expect(letters).toBe(1.2);
  expect(picture * 6).toBeGreaterThanOrEqual(360);
});

test('up to 25 words page and picture are shared so that all words are seen', () => {
  const { picture, letters } = shared(25, { ratio: 0.7 });
  expect(letters).toBeGreaterThan(1);
  expect(picture).toBeLessThan(68);
  expect(picture).toBeGreaterThanOrEqual(42);
});

test('long texts leave the picture two fifths of the page, and their letters are not enlarged', () => {
  expect(shared(250)).toEqual({ picture: 44, wide: 44, letters: 1 });
});

test('letters that would push their own words out are not enlarged', () => {
  expect(shared(25, { level: 1, ratio: 0.6 }).letters).toBe(1);
});

test('signs as wide as high take twice the room', () => {
  const text = '一'.repeat(60);
  const { picture } = sharePage({ text, words: 30, level: 3, ratio: 1 });
  expect(picture).toBeLessThan(sharePage({ text: 'a'.repeat(60), words: 30, level: 3, ratio: 1 }).picture);
});

test('on a page of words alone letters are as large as lets all of them be seen', () => {
  expect([20, 50, 250].map((count) => shared(count, { ratio: null }).letters)).toEqual([1.2, 1.1, 1]);
});

test('in an open book a wide picture leaves its words the height that they need', () => {
  expect([8, 30, 60].map((count) => shared(count, { ratio: 2 }).wide)).toEqual([66, 50, 44]);
});
