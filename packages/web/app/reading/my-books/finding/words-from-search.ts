import { isOffline } from '../../../offline/connection/is-offline.ts';

/**
 * The words of a search that found no network and led here, so that nobody types them twice: the page that says so
 * stands at the address of the search.
 */
export function wordsFromSearch(): string {
  if (!isOffline() || document.referrer === '') return '';
  const { origin, pathname, searchParams } = new URL(document.referrer);
  return origin === location.origin && pathname === '/search' ? (searchParams.get('cardName') ?? '') : '';
}
