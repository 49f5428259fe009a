import { expect, test } from 'vitest';

import { cropAround } from './crop-around.ts';

const picture = { url: '/p', colour: '#aa8866', focus: { x: 50, y: 50 } };

test('a picture is cut around its focus, and never beyond its edges', () => {
  const wide = { ...picture, width: 800, height: 600 };
  expect(cropAround(wide)).toBeUndefined();
  expect(cropAround({ ...wide, focus: { x: 90, y: 10 } })).toBe('100% 50%');
  expect(cropAround({ ...wide, focus: { x: 0, y: 50 } })).toBe('0% 50%');
  // 45 % of 4/3 squares, less half a square, is a tenth of a square: 30 % of the third of one that is cut off.
  expect(cropAround({ ...wide, focus: { x: 45, y: 50 } })).toBe('30% 50%');
  expect(cropAround({ ...picture, width: 600, height: 800, focus: { x: 50, y: 20 } })).toBe('50% 0%');
});

test('a square picture is not cut', () => {
  expect(cropAround({ ...picture, width: 600, height: 600, focus: { x: 10, y: 90 } })).toBeUndefined();
});
