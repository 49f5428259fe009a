import { expect, test } from 'vitest';
import { imageFiles } from './cover-images.ts';

const base = { origin: 'https://library.example' };
const picture = { url: '/media/pictures/abc', width: 2000, height: 1000, colour: '#ffffff', focus: { x: 50, y: 50 } };

test('a large picture is offered in three sizes, as JPEG and as WebP', () => {
  expect(imageFiles(base, picture).map(({ url, width, height }) => [url, width, height])).toEqual([
    ['https://library.example/media/pictures/abc/256.jpg', 256, 128],
    ['https://library.example/media/pictures/abc/640.jpg', 640, 320],
    ['https://library.example/media/pictures/abc/1080.jpg', 1080, 540],
    ['https://library.example/media/pictures/abc/256.webp', 256, 128],
    ['https://library.example/media/pictures/abc/640.webp', 640, 320],
    ['https://library.example/media/pictures/abc/1080.webp', 1080, 540],
  ]);
});

test('a small one is offered once, in its own size', () => {
  expect(imageFiles(base, { ...picture, width: 100, height: 3 }).map(({ width, height }) => [width, height])).toEqual([
    [100, 3],
    [100, 3],
  ]);
});

test('pictures of a CDN keep their address', () => {
  const [first] = imageFiles(base, { ...picture, url: 'https://media.example/pictures/abc' });
  expect(first?.url).toBe('https://media.example/pictures/abc/256.jpg');
});
