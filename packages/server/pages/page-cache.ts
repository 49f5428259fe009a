import PQueue from 'p-queue';
import { LRUCache } from 'lru-cache';
import { compressBrotli, type RenderedPage, compressPage, maxBrotliQuality } from './rendered-page.ts';

const bytesOfAnEntry = 500;

export interface PageCacheOptions {
  /** Of all pages together, in every encoding. */
  maxBytes: number;
  /** How many pages may wait to be compressed at best quality. */
  maxWaiting?: number;
  /** Compresses at best quality. */
  compressBest?: (bytes: Buffer) => Promise<Buffer>;
}

/**
 * For those who waited while it was made: the page, or why there is none. A failure is its maker's alone, who may have
 * hung up or asked for too much: the next in line makes the page for the others.
 */
type Made = RenderedPage | 'of one reader' | 'failed';

/**
 * Pages of signed-out readers by address and language, bounded by bytes. Ten readers who ask for the same page at
 * once make one; `clear` forgets all, and what was begun before it is not stored after it.
 */
export function createPageCache({
  maxBytes,
  maxWaiting = 50,
  compressBest = (bytes) => compressBrotli(bytes, maxBrotliQuality),
}: PageCacheOptions) {
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ identity, gzip, br }, key) =>
      identity.length + (gzip?.length ?? 0) + (br?.length ?? 0) + key.length + bytesOfAnEntry,
  });
  const underWay = new Map<string, Promise<Made>>();
  const compressing = new PQueue({ concurrency: 1 });
  let generation = 0;

  /**
   * A tenth fewer bytes for fifty times the work: for a page that is asked for again, one at a time. What waits holds
   * the key, not the page: a page that the cache has dropped meanwhile is neither compressed nor kept alive.
   */
  function compressAgain(key: string, page: RenderedPage): void {
    if (page.isBest === true || compressing.size >= maxWaiting) return;
    page.isBest = true;
    const { etag } = page;
    void compressing.add(async () => {
      const cached = pages.peek(key);
      if (cached?.etag !== etag) return;
      try {
        const best = await compressBest(cached.identity);
        // Of a short page the work may even give some bytes more.
        if (best.length < (cached.br?.length ?? Infinity)) cached.br = best;
      } catch {
        // It goes out as it was; the next who asks for it tries again.
        cached.isBest = false;
      }
    });
  }

  async function createAndStore(key: string, create: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const begun = generation;
    const created = await create();
    if (!isCacheable(created)) return created;
    const page = await compressPage(created);
    if (begun === generation) pages.set(key, page);
    return page;
  }

  /** The page that is cached; it was asked for again, so it is worth the best compression. */
  function find(key: string): RenderedPage | undefined {
    const found = pages.get(key);
    if (found !== undefined) compressAgain(key, found);
    return found;
  }

  return {
    find,
    /** The page that is cached, else as `create` gives it. */
    async getOrCreate(key: string, create: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const found = find(key);
      if (found !== undefined) return found;
      // No await where nothing is under way: the next reader must find this one's making.
      for (let waiting = underWay.get(key); waiting !== undefined; waiting = underWay.get(key)) {
        const made = await waiting;
        if (made === 'of one reader') return create();
        if (made !== 'failed') return made;
      }
      const creating = createAndStore(key, create);
      const promised = creating.then(
        (page) => (isOfOneReader(page) ? 'of one reader' : page),
        () => 'failed' as const,
      );
      const settled = promised.finally(() => {
        if (underWay.get(key) === settled) underWay.delete(key);
      });
      underWay.set(key, settled);
      return creating;
    },
    clear() {
      generation++;
      pages.clear();
      underWay.clear();
      compressing.clear();
    },
  };
}

/** An error or a way elsewhere is for those who wait for it now; who comes later may find something better. */
function isCacheable(page: RenderedPage): boolean {
  return page.status === 200 && !isOfOneReader(page);
}

/** What says of itself that it is nobody else's, such as a page with a mailed token in its address. */
function isOfOneReader({ headers, setCookies }: RenderedPage): boolean {
  return setCookies.length > 0 || /no-store/i.test(headers['cache-control'] ?? '');
}
