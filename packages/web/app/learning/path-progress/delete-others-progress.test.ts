import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deleteOthersProgress } from './delete-others-progress.ts';
import { hasStoredProgress } from './has-stored-progress.ts';

/** What a browser stores, with its keys as own properties. */
let stored: Record<string, string> & { getItem?: unknown };
beforeEach(() => {
  stored = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(stored, name, { value });
  vi.stubGlobal('localStorage', stored);
});
afterEach(() => vi.unstubAllGlobals());

const path = { slug: 'first', badge: '/b.webp', steps: ['book:1'], needed: ['book:1'] };

test('what others have read and done here is forgotten; what is own and nobody’s stays', () => {
  const own = { ...path, profileId: '7', done: ['book:1'] };
  const nobodys = { ...path, slug: 'third', profileId: '', done: [] };
  const others = { ...path, slug: 'second', profileId: '8', done: ['book:1'] };
  Object.assign(stored, { 'pagesRead:7:1': '1 2', 'pagesRead:8:1': '1', 'pagesRead::1': '3' });
  stored['visitedPaths'] = JSON.stringify([own, others, nobodys]);
  deleteOthersProgress(['7']);
  expect(Object.keys(stored)).toEqual(['visitedPaths']);
  expect(JSON.parse(stored['visitedPaths'])).toEqual([own, nobodys]);
});

test('under the name that older builds gave it too', () => {
  stored['walkedPaths'] = JSON.stringify([{ ...path, profileId: '8', done: ['book:1'] }]);
  deleteOthersProgress(['7']);
  expect(JSON.parse(stored['walkedPaths'])).toEqual([]);
});

test('after signing out nobody is known any more', () => {
  stored['visitedPaths'] = JSON.stringify([{ ...path, profileId: '7', done: ['book:1'] }]);
  stored['pagesRead:7:1'] = '1';
  expect(hasStoredProgress()).toBe(true);
  deleteOthersProgress([]);
  expect(hasStoredProgress()).toBe(false);
  expect(JSON.parse(stored['visitedPaths'])).toEqual([]);
});

test('what nobody wrote is let go of, and where storage is switched off there is nothing to forget', () => {
  stored['visitedPaths'] = '{"profileId":"7"';
  deleteOthersProgress([]);
  expect(stored['visitedPaths']).toBe('[]');
  vi.stubGlobal('localStorage', undefined);
  expect(hasStoredProgress()).toBe(false);
  deleteOthersProgress([]);
});
