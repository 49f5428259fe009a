import { expect, test } from 'vitest';

import { avifOf } from './avif-of.ts';
import { sourceSet } from './picture.tsx';

test('a picture is offered in the served widths up to its own, which is named truly', () => {
  expect(sourceSet({ url: '/p', width: 546 })).toBe(
    '/p/128.webp 128w, /p/256.webp 256w, /p/384.webp 384w, /p/640.webp 546w',
  );
  expect(sourceSet({ url: '/p', width: 100 })).toBe('/p/128.webp 100w');
  expect(sourceSet({ url: '/p', width: 4000 })).toMatch(/1920\.webp 1920w$/);
});

test('every source has one in AVIF, but for made covers', () => {
  expect(avifOf('/p/128.webp 128w, /p/256.webp 234w')).toBe('/p/128.avif 128w, /p/256.avif 234w');
  expect(avifOf('/media/covers/7-0123456789abcdef/128.webp 128w')).toBeUndefined();
});
