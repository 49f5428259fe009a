import type { BooksFeed, FeedAddress } from '../feed.ts';

/** The other pages of a feed, by relation. Only the next is known by where it begins; the others are found by their number. */
export function pageLinks({
  address,
  page,
}: BooksFeed): { rel: 'first' | 'previous' | 'next' | 'last'; address: FeedAddress }[] {
  const last = Math.max(1, Math.ceil(page.total / page.size));
  const at = (number: number, after?: string): FeedAddress => ({
    path: address.path,
    query: { ...address.query, page: number === 1 ? undefined : number, after },
  });
  if (last === 1) return [];
  return [
    { rel: 'first', address: at(1) },
    ...(page.number > 1 ? [{ rel: 'previous', address: at(page.number - 1) } as const] : []),
    ...(page.next === undefined ? [] : [{ rel: 'next', address: at(page.number + 1, page.next) } as const]),
    { rel: 'last', address: at(last) },
  ];
}
