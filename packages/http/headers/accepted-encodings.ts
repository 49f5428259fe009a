import { LRUCache } from 'lru-cache';
import { weightedValues } from './weighted-values.ts';

/** Of the encodings that the library sends, those that somebody takes. */
export interface AcceptedEncodings {
  br: boolean;
  gzip: boolean;
}

/** Browsers send one of a few dozen headers. */
const known = new LRUCache<string, AcceptedEncodings>({
  max: 500,
  maxSize: 50_000,
  sizeCalculation: (_, { length }) => length + 1,
});

/** What an Accept-Encoding header takes; without one, nothing but the bytes as they are. */
export function acceptedEncodings(header: string | string[] | undefined): AcceptedEncodings {
  const accepted = String(header ?? '');
  const found = known.get(accepted);
  if (found !== undefined) return found;
  const taken = new Set(weightedValues(accepted).flatMap(({ value, weight }) => (weight > 0 ? value : [])));
  const encodings = { br: taken.has('br'), gzip: taken.has('gzip') };
  known.set(accepted, encodings);
  return encodings;
}
