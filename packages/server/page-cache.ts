import { tagOf } from '@letsread/http/entity-tag.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A rendered page with its bytes in every encoding a browser may ask for. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
  /** Whether `br` is as small as it gets, or on its way there. */
  isTight?: boolean;
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/**
 * Pages of signed-out readers by address and language, bounded by bytes. Ten readers who ask for the same page at
 * once make one; `clear` forgets all, and what was begun before it is not kept after it.
 */
export function createPageCache(mostBytes: number) {
  const kept = new LRUCache<string, RenderedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ bodies }, key) =>
      bodies.identity.length + bodies.gzip.length + bodies.br.length + key.length + 500,
  });
  const underWay = new Map<string, Promise<RenderedPage | undefined>>();
  let generation = 0;
  let tightening = Promise.resolve();

  /** A tenth fewer bytes for fifty times the work: for a page that is asked for again, one at a time. */
  function tighten(page: RenderedPage): void {
    if (page.isTight === true) return;
    page.isTight = true;
    tightening = tightening
      .then(async () => {
        page.bodies.br = await packBrotli(page.bodies.identity, constants.BROTLI_MAX_QUALITY);
      })
      .catch(() => {
        // It goes out as it was; the next who asks for it tries again.
        page.isTight = false;
      });
  }

  return {
    /** The page that is kept, else as `make` gives it. */
    async getOrMake(key: string, make: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const found = kept.get(key);
      if (found !== undefined) {
        tighten(found);
        return found;
      }
      // No await where nothing is under way: the next reader must find this one's making.
      const waiting = underWay.get(key);
      const shared = waiting && (await waiting);
      if (shared !== undefined) return shared;
      const begun = generation;
      const making = make();
      const promised = making.then(
        (made) => (isKeepable(made) ? made : undefined),
        () => undefined,
      );
      underWay.set(key, promised);
      try {
        const made = await making;
        if (isKeepable(made) && begun === generation) kept.set(key, made);
        return made;
      } finally {
        if (underWay.get(key) === promised) underWay.delete(key);
      }
    },
    clear() {
      generation++;
      kept.clear();
      underWay.clear();
    },
  };
}

/** What says of itself that it is nobody else's, such as a page with a mailed token in its address, is not kept. */
function isKeepable({ status, headers, setCookies }: RenderedPage): boolean {
  return status === 200 && setCookies.length === 0 && !/no-store/i.test(headers['cache-control'] ?? '');
}

/** The text of a page in every encoding, and its tag. */
export async function packText(text: string): Promise<Pick<RenderedPage, 'etag' | 'bodies'>> {
  const identity = Buffer.from(text);
  const [gzipped, brotlied] = await Promise.all([compressGzip(identity, { level: 7 }), packBrotli(identity, 6)]);
  return { etag: tagOf(identity), bodies: { identity, gzip: gzipped, br: brotlied } };
}

function packBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
