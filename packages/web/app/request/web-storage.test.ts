import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readStored, readStoredJson, storedKeys, writeStored } from './web-storage.ts';

function memoryStorage(): Storage {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => (values[key] = value),
    removeItem: (key: string) => delete values[key],
  };
  return new Proxy(values, {
    get: (_, name) => methods[name as keyof typeof methods],
  }) as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

test('what is written is read again until it is removed, in the browser and in the tab apart', () => {
  expect(writeStored('book', 'kite')).toBe(true);
  expect(writeStored('book', 'moon', 'sessionStorage')).toBe(true);
  expect(readStored('book')).toBe('kite');
  expect(storedKeys()).toEqual(['book']);
  expect(writeStored('book', null)).toBe(true);
  expect(readStored('book')).toBeNull();
  expect(readStored('book', 'sessionStorage')).toBe('moon');
});

test('JSON is read as it was written, and what is no JSON is as good as nothing', () => {
  writeStored('settings', '{"lines":"2"}');
  expect(readStoredJson('settings')).toEqual({ lines: '2' });
  writeStored('settings', '{"lines":');
  expect(readStoredJson('settings')).toBeUndefined();
  expect(readStoredJson('nothing')).toBeUndefined();
});

test('where storage is switched off nothing is found, and who writes is told that nothing was stored', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const place of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, place, { get: refuse, configurable: true });
  expect(readStored('book')).toBeNull();
  expect(readStoredJson('book')).toBeUndefined();
  expect(writeStored('book', 'kite', 'sessionStorage')).toBe(false);
  expect(storedKeys()).toEqual([]);
});
