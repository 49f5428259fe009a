import { hasOfflineBooks } from './has-offline-books.ts';

/** Says that no book is on this device; where there are some an island shows them. */
export function showNoOfflineBooks(part: HTMLElement): void {
  part.hidden = hasOfflineBooks();
}
