import { mostDeeds } from '@letsread/learning/contract.ts';

import type { KeptDeed } from './kept-deeds.ts';

/** How many kept deeds are told at once at most: each is told at most twice. */
export const mostKept = Math.floor(mostDeeds / 2);

/** Kept deeds as `recordDeeds` takes them: those done again are told a second time, as a path may have begun again between. */
export function deedsToTell(deeds: readonly KeptDeed[]) {
  return deeds.flatMap(({ kind, bookId, languageId, at, lastAt }) =>
    [...new Set([at, lastAt])].map((when) => ({ kind, bookId, lId: languageId, at: when })),
  );
}
