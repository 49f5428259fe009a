import { pictureWidths } from '@letsread/media/contract.ts';
import { expect, test } from 'vitest';
import { pictureSources, readerSources } from './picture-sources.ts';

const picture = (width: number, height = width) => ({
  url: '/media/pictures/3f',
  width,
  height,
  colour: '#aabbcc',
  focus: { x: 50, y: 50 },
});
const readerWidths = { from: 384, to: 1920 };

test('a picture is offered up to the first width that gives the original', () => {
  expect(pictureSources(picture(546), readerWidths)).toBe(
    '/media/pictures/3f/384.webp 384w, /media/pictures/3f/640.webp 546w',
  );
  expect(pictureSources(picture(234), { from: 96, to: 1920 })).toBe(
    '/media/pictures/3f/96.webp 96w, /media/pictures/3f/128.webp 128w, /media/pictures/3f/256.webp 234w',
  );
});

test('a picture narrower than all widths asked for still has a source', () => {
  expect(pictureSources(picture(234), readerWidths)).not.toBe('');
});

test('only widths that the server makes are asked for', () => {
  for (const [, width] of pictureSources(picture(4000), readerWidths).matchAll(/\/(\d+)\.webp/g)) {
    expect(pictureWidths).toContain(Number(width));
  }
});

test('a very wide picture stands above its words on every screen', () => {
  expect(readerSources(picture(772, 246), true).sizes).toContain('100vw - 176px');
  expect(readerSources(picture(546), true).sizes).toContain('60vw');
});
