import { afterEach, expect, test, vi } from 'vitest';

import { forgetLeaving, hasLeftHere, noteLeaving } from './left-here.ts';

afterEach(() => vi.unstubAllGlobals());

test('a tab that was left for signing in is known for an hour, and once', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  expect(hasLeftHere()).toBe(false);
  noteLeaving();
  expect(hasLeftHere()).toBe(true);
  expect(hasLeftHere(Date.now() + 60 * 60 * 1000)).toBe(false);
  forgetLeaving();
  expect(hasLeftHere()).toBe(false);
});

test('where storage is switched off no tab is known', () => {
  const refuse = () => {
    throw new Error('storage is switched off');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  noteLeaving();
  forgetLeaving();
  expect(hasLeftHere()).toBe(false);
});
