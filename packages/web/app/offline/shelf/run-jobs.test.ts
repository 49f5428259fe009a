import { afterEach, expect, test, vi } from 'vitest';

import { saveBooksOffline } from './run-jobs.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a device without a store of its own has nothing to go on with at the next start', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const open = () => {
    throw new DOMException('The store is switched off.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
  const card = { editionId: '7' } as Parameters<typeof saveBooksOffline>[0][number]['card'];
  const saving = saveBooksOffline([{ card, extras: { withNarration: false, withSigning: false } }]);
  await expect(saving).rejects.toThrow('The store is switched off.');
  expect([...stored.keys()]).toEqual([]);
});
