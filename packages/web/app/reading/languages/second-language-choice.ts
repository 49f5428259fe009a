import { readStored, writeStored } from '../../request/web-storage.ts';

const key = 'secondLanguage';

/** The id of the language that is read beside the book's own; empty for none. */
export function savedSecondLanguage(): string {
  return readStored(key) ?? '';
}

/** Stored for the next book that has the language, where storage is not switched off. */
export function saveSecondLanguage(languageId: string): void {
  writeStored(key, languageId);
}
