import { type LinkedEditions, listLinkedEditions } from '@letsread/catalogue/linking/contract.ts';
import { listStock } from '@letsread/catalogue/stock/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';

import { isId } from '../../request/is-id.ts';
import { isProblem } from '../../request/is-problem.ts';
import { type Fault, faultFromError } from '../outcome.ts';

const foundShown = 50;

/** A book that words or a number found, by one of its editions. */
export interface FoundBook {
  bookId: string;
  title: string;
  language: LinkedEditions['editions'][number]['language'];
  cover: LinkedEditions['editions'][number]['cover'];
}

/** The books of the shelf that words find, and the one that has this number; without the book itself. */
export async function findOthers(client: ApiClient, bookId: string, words: string): Promise<FoundBook[]> {
  if (words === '') return [];
  const numbered = isId(words) ? await otherBook(client, bookId, words) : undefined;
  const { items } = await client(listStock, { words, limit: foundShown });
  const byBook = new Map<string, FoundBook>();
  if (numbered !== undefined && !('fault' in numbered)) {
    const [first] = numbered.editions;
    if (first !== undefined) byBook.set(numbered.bookId, { ...first, bookId: numbered.bookId });
  }
  for (const edition of items)
    if (edition.bookId !== bookId && !byBook.has(edition.bookId)) byBook.set(edition.bookId, edition);
  return [...byBook.values()].map((one) => ({
    bookId: one.bookId,
    title: one.title,
    language: one.language,
    cover: one.cover,
  }));
}

/** The book to be joined to this one, or why it cannot be. */
export async function otherBook(
  client: ApiClient,
  bookId: string,
  otherId: string,
): Promise<LinkedEditions | { fault: Fault }> {
  if (!isId(otherId)) return { fault: 'book-not-found' };
  try {
    const other = await client(listLinkedEditions, { bookId: otherId });
    return other.bookId === bookId ? { fault: 'same-book' } : other;
  } catch (error) {
    if (!isProblem(error) || error.status === 401) throw error;
    return { fault: faultFromError(error) };
  }
}

/** Which editions go and which stay, or why they cannot be split. */
export function partsOf(
  { editions }: LinkedEditions,
  editionIds: readonly string[],
): Record<'staying' | 'going', LinkedEditions['editions']> | { fault: Fault } {
  const going = editions.filter(({ editionId }) => editionIds.includes(editionId));
  const staying = editions.filter(({ editionId }) => !editionIds.includes(editionId));
  if (going.length === 0) return { fault: 'none-chosen' };
  if (staying.length === 0) return { fault: 'none-left' };
  return { staying, going };
}
