import type { BooksFeed, FeedAddress } from '../feed.ts';

/** The other pages of a feed, by relation. */
export function pageLinks({
  address,
  page,
}: BooksFeed): { rel: 'first' | 'previous' | 'next' | 'last'; address: FeedAddress }[] {
  const last = Math.max(1, Math.ceil(page.total / page.size));
  const at = (number: number): FeedAddress => ({
    path: address.path,
    query: { ...address.query, page: number === 1 ? undefined : number },
  });
  if (last === 1) return [];
  return [
    { rel: 'first', address: at(1) },
    ...(page.number > 1 ? [{ rel: 'previous', address: at(page.number - 1) } as const] : []),
    ...(page.number < last ? [{ rel: 'next', address: at(page.number + 1) } as const] : []),
    { rel: 'last', address: at(last) },
  ];
}
