import { expect, test } from 'vitest';
import { turnOfKey, turnOfSwipe } from './turn-of.ts';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', true>> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

test('arrows follow the direction of the book', () => {
  expect(turnOfKey(press('ArrowRight'), 'ltr')).toBe('next');
  expect(turnOfKey(press('ArrowLeft'), 'ltr')).toBe('before');
  expect(turnOfKey(press('ArrowLeft'), 'rtl')).toBe('next');
  expect(turnOfKey(press('ArrowRight'), 'rtl')).toBe('before');
});

test('all other keys mean the same in every book', () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    expect(turnOfKey(press(' '), direction)).toBe('next');
    expect(turnOfKey(press(' ', { shiftKey: true }), direction)).toBe('before');
    expect(turnOfKey(press('PageDown'), direction)).toBe('next');
    expect(turnOfKey(press('PageUp'), direction)).toBe('before');
    expect(turnOfKey(press('Home'), direction)).toBe('first');
    expect(turnOfKey(press('End'), direction)).toBe('last');
    expect(turnOfKey(press('a'), direction)).toBeUndefined();
    expect(turnOfKey(press('constructor'), direction)).toBeUndefined();
  }
});

test('the keys of the browser are left to it', () => {
  expect(turnOfKey(press('ArrowLeft', { altKey: true }), 'ltr')).toBeUndefined();
  expect(turnOfKey(press('Home', { ctrlKey: true }), 'ltr')).toBeUndefined();
  expect(turnOfKey(press('ArrowRight', { metaKey: true }), 'ltr')).toBeUndefined();
  expect(turnOfKey(press('ArrowRight', { shiftKey: true }), 'ltr')).toBeUndefined();
});

test('a swipe pulls the page along', () => {
  expect(turnOfSwipe({ right: -120, down: 10, durationMs: 200 }, 'ltr')).toBe('next');
  expect(turnOfSwipe({ right: 120, down: 10, durationMs: 200 }, 'ltr')).toBe('before');
  expect(turnOfSwipe({ right: 120, down: 10, durationMs: 200 }, 'rtl')).toBe('next');
  expect(turnOfSwipe({ right: -120, down: 10, durationMs: 200 }, 'rtl')).toBe('before');
});

test('a short, slow or slanted movement is no swipe', () => {
  expect(turnOfSwipe({ right: -39, down: 0, durationMs: 100 }, 'ltr')).toBeUndefined();
  expect(turnOfSwipe({ right: -200, down: 0, durationMs: 2000 }, 'ltr')).toBeUndefined();
  expect(turnOfSwipe({ right: -60, down: 50, durationMs: 200 }, 'ltr')).toBeUndefined();
});
