import { type BookCard, searchBooks } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';

/** Shown at once; each time more are asked for, so many more. */
const [firstShown, moreShown, maxTimes] = [12, 48, 20];

/** What the words of an address (`?q=kite&more=2`) find, without what is there already. */
export interface FoundBooks {
  words: string;
  found: BookCard[];
  /** The search of the address that shows more of them; none where these are all. */
  more: string | undefined;
}

export async function findBooks(
  client: ApiClient,
  { searchParams }: URL,
  own: readonly { bookId: string }[] = [],
): Promise<FoundBooks> {
  const words = searchParams.get('q')?.trim() ?? '';
  if (words === '') return { words, found: [], more: undefined };
  const times = Math.min(Math.max(Math.trunc(Number(searchParams.get('more'))) || 0, 0), maxTimes);
  const wanted = firstShown + times * moreShown;
  const ids = new Set(own.map(({ bookId }) => bookId));
  const found: BookCard[] = [];
  let cursor: string | undefined;
  do {
    const part = await client(searchBooks, { cardName: words, limit: firstShown + moreShown, cursor });
    found.push(...part.items.filter(({ bookId }) => !ids.has(bookId)));
    ({ cursor } = part);
  } while (found.length <= wanted && cursor !== undefined);
  const further = new URLSearchParams(searchParams);
  further.set('more', String(times + 1));
  const hasMore = found.length > wanted && times < maxTimes;
  return { words, found: found.slice(0, wanted), more: hasMore ? `?${further.toString()}` : undefined };
}
