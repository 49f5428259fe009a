import type { UsageSums } from '@letsread/usage/contract.ts';

/** Of the books that were opened how many were read to the end, in whole percent; undefined where either is too small to be told. */
export function finishedShare({ opened, finished }: UsageSums): number | undefined {
  if (opened === null || finished === null || opened === 0) return undefined;
  // Of what was opened on another day, or without a network and not told yet, the end may be known alone.
  return Math.min(100, Math.round((finished / opened) * 100));
}
