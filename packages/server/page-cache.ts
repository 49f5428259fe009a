import { tagOf } from '@letsread/http/entity-tag.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A rendered page with its bytes in every encoding a browser may ask for. */
export interface KeptPage {
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/**
 * Pages of signed-out readers by address and language, bounded by bytes. Ten readers who ask for the same page at
 * once make one; `clear` forgets all, and what was begun before it is not kept after it.
 */
export function createPageCache(mostBytes: number) {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ bodies }, key) =>
      bodies.identity.length + bodies.gzip.length + bodies.br.length + key.length + 500,
  });
  const underWay = new Map<string, Promise<KeptPage | undefined>>();
  let generation = 0;

  return {
    get: (key: string) => kept.get(key),
    /** The page as `make` gives it; kept when it is one that may be (undefined: it may not). */
    async getOrMake<Other>(
      key: string,
      make: () => Promise<KeptPage | Other>,
      isKept: (made: KeptPage | Other) => made is KeptPage,
    ) {
      const found = kept.get(key);
      if (found !== undefined) return found;
      const waiting = underWay.get(key);
      if (waiting !== undefined) {
        const page = await waiting;
        if (page !== undefined) return page;
      }
      const begun = generation;
      const making = make();
      const shared = making.then(
        (made) => (isKept(made) ? made : undefined),
        () => undefined,
      );
      underWay.set(key, shared);
      try {
        const made = await making;
        if (isKept(made) && begun === generation) kept.set(key, made);
        return made;
      } finally {
        if (underWay.get(key) === shared) underWay.delete(key);
      }
    },
    clear() {
      generation++;
      kept.clear();
      underWay.clear();
    },
  };
}

/** A page made ready to be kept and sent. */
export async function packPage(text: string, headers: Record<string, string>): Promise<KeptPage> {
  const identity = Buffer.from(text);
  const [gzipped, brotlied] = await Promise.all([
    compressGzip(identity, { level: 7 }),
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ]);
  return { headers, etag: tagOf(identity), bodies: { identity, gzip: gzipped, br: brotlied } };
}
