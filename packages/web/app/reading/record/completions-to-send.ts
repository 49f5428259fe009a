import { maxCompletions } from '@letsread/learning/contract.ts';

import type { Completion } from './completions.ts';

/** How many are sent at once at most: each is sent at most twice. */
export const maxAtOnce = Math.floor(maxCompletions / 2);

/** As `recordCompletions` takes them: what was done again is sent a second time, as a path may have begun again between. */
export function completionsToSend(completions: readonly Completion[]) {
  return completions.flatMap(({ kind, bookId, languageId, at, lastAt }) =>
    [...new Set([at, lastAt])].map((when) => ({ kind, bookId, lId: languageId, at: when })),
  );
}
