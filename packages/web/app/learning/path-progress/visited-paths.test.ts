import { afterEach, expect, test, vi } from 'vitest';

import { pathEarnedBy, type VisitedPath } from './visited-paths.ts';

const path: VisitedPath = {
  slug: 'first',
  badge: '/assets/badge.webp',
  steps: ['book:1', 'match:1', 'book:2', 'book:3'],
  needed: ['book:1', 'book:2', 'book:3'],
  profileId: '7',
  done: ['book:1'],
};
const remembers = (stored: string | null) => vi.stubGlobal('localStorage', { getItem: () => stored });
afterEach(() => vi.unstubAllGlobals());

test('the last step that a badge needs earns it, whichever it is', () => {
  remembers(JSON.stringify([path]));
  const done = new Set(['book:1', 'book:3'] as const);
  expect(pathEarnedBy('book:2', { profileId: '', done })).toEqual(path);
  expect(pathEarnedBy('book:2', { profileId: '', done: new Set(['book:3'] as const) })).toBeUndefined();
  expect(pathEarnedBy('match:1', { profileId: '', done })).toBeUndefined();
});

test('what the library knew of a reader counts for that reader alone', () => {
  remembers(JSON.stringify([path]));
  const done = new Set(['book:3'] as const);
  expect(pathEarnedBy('book:2', { profileId: '7', done })).toEqual(path);
  expect(pathEarnedBy('book:2', { profileId: '8', done })).toBeUndefined();
});

test('a device that remembers nothing, or what nobody wrote, knows no path', () => {
  for (const stored of [null, 'nonsense', '{}']) {
    remembers(stored);
    expect(pathEarnedBy('book:2', { profileId: '', done: new Set() })).toBeUndefined();
  }
});
