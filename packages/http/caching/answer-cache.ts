import { LRUCache } from 'lru-cache';

/** A public answer as it is sent: its bytes, packed as well where somebody took them so, and its tag. */
export interface ReadyAnswer {
  body: Buffer;
  gzip?: Buffer | undefined;
  etag: string;
}

/**
 * Hot public answers by address, bounded by bytes. `clear` forgets all, and an answer that was begun before it is
 * not kept after it: what it read may be older than the change.
 */
export function createAnswerCache(maxBytes: number): {
  get: (address: string) => ReadyAnswer | undefined;
  /** Call when the work on an answer begins; gives the function that keeps it. */
  begin: (address: string) => (answer: ReadyAnswer) => void;
  clear: () => void;
} {
  const entries = new LRUCache<string, ReadyAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, gzip }, address) => body.length + (gzip?.length ?? 0) + 2 * address.length + 200,
  });
  let generation = 0;
  return {
    get: (address) => entries.get(address),
    begin(address) {
      const begun = generation;
      return (answer) => {
        if (begun === generation) entries.set(address, answer);
      };
    },
    clear() {
      generation++;
      entries.clear();
    },
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;
