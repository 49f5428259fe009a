import { FormatError } from '../format-error.ts';
import type { OpdsFeed } from './opds-feed.ts';
import { readAtomFeed } from './read-atom-feed.ts';
import { readJsonFeed } from './read-json-feed.ts';

/**
 * Reads a page of an OPDS catalogue, 1.2 (Atom) or 2.0 (JSON), as its first letter tells. `address` is where it is, an absolute address
 * that its links are made absolute by. @throws FormatError feed-damaged, not-utf8, and for Atom what `readXml` throws.
 */
export function readOpdsFeed(bytes: Uint8Array, address: string): OpdsFeed {
  const start = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replaceAll(/[^!-~]/g, '');
  if (start.startsWith('{')) return readJsonFeed(bytes, address);
  if (/^[^<{]{0,4}</.test(start) && !/<html|<!doctypehtml/i.test(start)) return readAtomFeed(bytes, address);
  throw new FormatError('feed-damaged', { file: address, message: 'It is no catalogue (OPDS 1.2 or 2.0).' });
}
