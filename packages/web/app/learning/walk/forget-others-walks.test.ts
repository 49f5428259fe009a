import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetOthersWalks } from './forget-others-walks.ts';
import { knowsWalks } from './knows-walks.ts';

/** What a browser keeps, with its keys as own properties. */
let kept: Record<string, string> & { getItem?: unknown };
beforeEach(() => {
  kept = {};
  const ways = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  for (const [name, value] of Object.entries(ways)) Object.defineProperty(kept, name, { value });
  vi.stubGlobal('localStorage', kept);
});
afterEach(() => vi.unstubAllGlobals());

const path = { slug: 'first', badge: '/b.webp', steps: ['book:1'], needed: ['book:1'] };

test('what others have read and walked here is forgotten; what is own and nobody’s stays', () => {
  const own = { ...path, profileId: '7', done: ['book:1'] };
  const nobodys = { ...path, slug: 'third', profileId: '', done: [] };
  const others = { ...path, slug: 'second', profileId: '8', done: ['book:1'] };
  Object.assign(kept, { 'pagesRead:7:1': '1 2', 'pagesRead:8:1': '1', 'pagesRead::1': '3' });
  kept['walkedPaths'] = JSON.stringify([own, others, nobodys]);
  forgetOthersWalks(['7']);
  expect(Object.keys(kept)).toEqual(['walkedPaths']);
  expect(JSON.parse(kept['walkedPaths'])).toEqual([own, nobodys]);
});

test('after signing out nobody is known any more', () => {
  kept['walkedPaths'] = JSON.stringify([{ ...path, profileId: '7', done: ['book:1'] }]);
  kept['pagesRead:7:1'] = '1';
  expect(knowsWalks()).toBe(true);
  forgetOthersWalks([]);
  expect(knowsWalks()).toBe(false);
  expect(JSON.parse(kept['walkedPaths'])).toEqual([]);
});

test('what nobody wrote is let go of, and where storage is switched off there is nothing to forget', () => {
  kept['walkedPaths'] = '{"profileId":"7"';
  forgetOthersWalks([]);
  expect(kept['walkedPaths']).toBe('[]');
  vi.stubGlobal('localStorage', undefined);
  expect(knowsWalks()).toBe(false);
  forgetOthersWalks([]);
});
