const key = 'secondLanguage';

/** The id of the language that is read beside the book's own; empty for none. */
export function savedSecondLanguage(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Kept for the next book that has the language, where storage is not switched off. */
export function saveSecondLanguage(languageId: string): void {
  try {
    localStorage.setItem(key, languageId);
  } catch {
    // Then it is chosen again in the next book.
  }
}
