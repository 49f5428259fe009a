import { weightedValues } from '@letsread/http/headers/weighted-values.ts';
import { LRUCache } from 'lru-cache';
import type { PageEncoding, RenderedPage } from './rendered-page.ts';

/** The headers of a page but its cookies, in an encoding; without one for an answer that has no body. */
export function headersOf(
  { status, headers, etag }: RenderedPage,
  encoding: PageEncoding | undefined,
): Record<string, string> {
  // What is the same for everybody, such as the words of a language, is found again after a cookie has changed.
  const isPublic = headers['cache-control']?.startsWith('public') === true;
  return {
    ...headers,
    vary: isPublic ? 'Accept-Encoding' : 'Accept-Encoding, Cookie, Save-Data',
    ...(status === 200 ? { etag } : {}),
    ...(encoding === undefined || encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

/** Browsers send one of a few dozen headers. */
const chosen = new LRUCache<string, PageEncoding>({
  max: 500,
  maxSize: 50_000,
  sizeCalculation: (_, { length }) => length,
});

/** The best encoding of those that an Accept-Encoding names. */
export function chooseEncoding(accepted: string | undefined): PageEncoding {
  if (accepted === undefined || accepted === '') return 'identity';
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  const offers = weightedValues(accepted).filter(({ weight }) => weight > 0);
  const names = new Set(offers.map(({ value }) => value));
  const best = names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity';
  chosen.set(accepted, best);
  return best;
}
