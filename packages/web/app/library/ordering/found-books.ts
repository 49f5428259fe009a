import { type BookCard, searchBooks } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';

const foundShown = 12;

/** The words that an address asks for (`?q=`), and what they find. */
export async function findBooks(client: ApiClient, url: URL): Promise<{ words: string; found: BookCard[] }> {
  const words = url.searchParams.get('q')?.trim() ?? '';
  if (words === '') return { words, found: [] };
  const { items } = await client(searchBooks, { cardName: words, limit: foundShown });
  return { words, found: items };
}

/** Those that are not there already. */
export function othersThan(own: readonly { bookId: string }[], found: readonly BookCard[]): BookCard[] {
  const ids = new Set(own.map(({ bookId }) => bookId));
  return found.filter(({ bookId }) => !ids.has(bookId));
}
