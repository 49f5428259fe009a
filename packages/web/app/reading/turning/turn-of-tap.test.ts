import { expect, test } from 'vitest';

import { turnOfTap } from './turn-of.ts';

test('a tap at an outer edge turns the way the book goes', () => {
  expect(turnOfTap({ x: 350, width: 360 }, 'ltr')).toBe('next');
  expect(turnOfTap({ x: 10, width: 360 }, 'ltr')).toBe('before');
  expect(turnOfTap({ x: 10, width: 360 }, 'rtl')).toBe('next');
  expect(turnOfTap({ x: 350, width: 360 }, 'rtl')).toBe('before');
});

test('a tap anywhere else turns nothing, on narrow screens and wide ones', () => {
  expect(turnOfTap({ x: 180, width: 360 }, 'ltr')).toBeUndefined();
  expect(turnOfTap({ x: 60, width: 360 }, 'ltr')).toBeUndefined();
  expect(turnOfTap({ x: 200, width: 1280 }, 'ltr')).toBeUndefined();
});
