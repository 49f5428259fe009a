import type { CompletionKind } from '@letsread/learning/contract.ts';

import { deviceStore } from '../../offline/device-store.ts';
import { setDeviceFlag } from '../../offline/device-flags.ts';
import { finishedPositions } from './positions.ts';

/** What a reader finished, as this device knows it: a book, its questions, one of its games. */
export interface Completion {
  /** The reader; empty where nobody is signed in. */
  profileId: string;
  kind: CompletionKind;
  bookId: string;
  languageId: string;
  /** When it was done first: ISO 8601. */
  at: string;
  /** When it was done last: after a path was begun again only what is done since then counts. */
  lastAt: string;
  /** Its sticker was never shown here. */
  isUnseen?: boolean;
}

const completions = deviceStore('completions');

type WhichCompletion = Pick<Completion, 'profileId' | 'kind' | 'bookId'>;

function keyOf({ profileId, kind, bookId }: WhichCompletion): string {
  return `${profileId}:${kind}:${bookId}`;
}

/** Whether this device did not know it. @throws where nothing is stored */
export async function saveCompletion(now: Omit<Completion, 'lastAt'> & { lastAt?: string }): Promise<boolean> {
  const before = await completions.get<Completion>(keyOf(now));
  const { isUnseen: _, ...rest } = now;
  const { at: first, lastAt = now.at } = rest;
  const saved: Completion = {
    ...rest,
    at: before !== undefined && before.at < first ? before.at : first,
    lastAt: before !== undefined && before.lastAt > lastAt ? before.lastAt : lastAt,
    ...((before ?? now).isUnseen === true ? { isUnseen: true } : {}),
  };
  await completions.put(saved, keyOf(now));
  setDeviceFlag('completions', true);
  return before === undefined;
}

/** Whether its sticker is shown for the first time now; where nothing is stored each time is the first. */
export async function seeCompletion(which: WhichCompletion): Promise<boolean> {
  const { isUnseen = false, ...seen } = (await completions.get<Completion>(keyOf(which))) ?? { isUnseen: true };
  if (isUnseen && 'kind' in seen) await completions.put(seen, keyOf(which));
  return isUnseen;
}

/**
 * Of one reader, or of nobody, the first first; none where this browser stores nothing. A book whose last page was reached
 * is one, also where an older version did not save it as such.
 */
export async function readCompletions(profileId: string): Promise<Completion[]> {
  const saved = (await completions.all<Completion>().catch(() => [])).filter((one) => one.profileId === profileId);
  const known = new Set(saved.map(keyOf));
  const books = (await finishedPositions(profileId).catch(() => [])).map(
    ({ bookId, languageId, finishedAt, at }): Completion => {
      const lastAt = finishedAt ?? at;
      return { profileId, kind: 'book', bookId, languageId, at: lastAt, lastAt };
    },
  );
  return [...saved, ...books.filter((one) => !known.has(keyOf(one)))].toSorted((one, other) =>
    one.at < other.at ? -1 : 1,
  );
}

export async function deleteCompletion(which: WhichCompletion): Promise<void> {
  await completions.delete(keyOf(which));
}

/** Nobody who uses the device later finds what others did; the library has it for them. */
export async function deleteOthersCompletions(ownProfileIds: readonly string[]): Promise<void> {
  for (const one of await completions.all<Completion>())
    if (one.profileId !== '' && !ownProfileIds.includes(one.profileId)) await deleteCompletion(one);
}
