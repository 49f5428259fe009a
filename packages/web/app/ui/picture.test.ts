import { expect, test } from 'vitest';

import { sourceSet } from './picture.tsx';

test('a picture is offered in the served widths up to its own, which is named truly', () => {
  expect(sourceSet({ url: '/p', width: 546 })).toBe(
    '/p/128.webp 128w, /p/256.webp 256w, /p/384.webp 384w, /p/640.webp 546w',
  );
  expect(sourceSet({ url: '/p', width: 100 })).toBe('/p/128.webp 100w');
  expect(sourceSet({ url: '/p', width: 4000 })).toMatch(/1920\.webp 1920w$/);
});
