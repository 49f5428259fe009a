type Place = 'localStorage' | 'sessionStorage';

/** A value of this browser, or of this tab (`sessionStorage`); null also where storage is switched off. */
export function readStored(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** What `writeStored` wrote as JSON; undefined where there is none, or nothing that can be parsed. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it (null). False where storage is full or switched off: nothing has changed then. */
export function writeStored(key: string, value: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (value === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what this tab remembers. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is switched off, there is nothing.
  }
}

/** The keys of all that this browser stores for the library. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
