import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { strongEntityTag } from './entity-tag.ts';

const gzip = promisify(gzipWithCallback);

/** A document as it is sent, packed and not, with its tag. */
export interface MadeDocument {
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer };
}

export interface DocumentCache {
  /**
   * The document that is kept, else as `make` gives it, which is called once for all who ask meanwhile; what it throws
   * they all get, and it is not kept.
   */
  getOrMake: (key: string, make: () => Promise<string>) => Promise<MadeDocument>;
  /** Forgets all; what was begun before is not kept after it. */
  clear: () => void;
}

/** Documents by all that they follow from; of too many, or too large together, those asked for longest ago go first. */
export function createDocumentCache({
  max,
  maxBytes,
  maxAgeMs,
  admit = (work) => work(),
}: {
  max: number;
  maxBytes: number;
  maxAgeMs: number;
  /** Lets a document be made when there is room for it; without it at once. */
  admit?: ((work: () => Promise<string>) => Promise<string>) | undefined;
}): DocumentCache {
  const entries = new LRUCache<string, MadeDocument>({
    max,
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }, key) => bodies.identity.length + bodies.gzip.length + 2 * key.length + 500,
    ttl: maxAgeMs,
  });
  let underWay = new Map<string, Promise<MadeDocument>>();

  async function makeAndKeep(key: string, make: () => Promise<string>): Promise<MadeDocument> {
    const begunIn = underWay;
    try {
      const made = await pack(await admit(make));
      if (begunIn === underWay) entries.set(key, made);
      return made;
    } finally {
      begunIn.delete(key);
    }
  }

  return {
    async getOrMake(key, make) {
      const found = entries.get(key) ?? underWay.get(key);
      if (found !== undefined) return found;
      const making = makeAndKeep(key, make);
      underWay.set(key, making);
      return making;
    },
    clear() {
      entries.clear();
      underWay = new Map();
    },
  };
}

async function pack(text: string): Promise<MadeDocument> {
  const identity = Buffer.from(text);
  return { etag: strongEntityTag(identity), bodies: { identity, gzip: await gzip(identity) } };
}
