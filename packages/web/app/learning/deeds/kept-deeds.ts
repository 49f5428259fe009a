import type { DeedKind } from '@letsread/learning/contract.ts';

import { deviceStore } from '../../offline/device-store.ts';
import { setMark } from '../../offline/shelf-marks.ts';

/** What a reader did to its end, as this device knows it. */
export interface KeptDeed {
  /** The reader; empty where nobody is signed in. */
  profileId: string;
  kind: DeedKind;
  bookId: string;
  languageId: string;
  /** When it was done first: ISO 8601. */
  at: string;
  /** When it was done last: after a path was begun again only what is done since then counts. */
  lastAt: string;
}

const deeds = deviceStore('deeds');

type WhichDeed = Pick<KeptDeed, 'profileId' | 'kind' | 'bookId'>;

function keyOf({ profileId, kind, bookId }: WhichDeed): string {
  return `${profileId}:${kind}:${bookId}`;
}

/** Keeps a deed; whether this device did not know it. @throws where nothing is kept */
export async function keepDeed(deed: Omit<KeptDeed, 'lastAt'> & { lastAt?: string }): Promise<boolean> {
  const before = await deeds.get<KeptDeed>(keyOf(deed));
  const { at: first, lastAt = deed.at } = deed;
  const kept: KeptDeed = {
    ...deed,
    at: before !== undefined && before.at < first ? before.at : first,
    lastAt: before !== undefined && before.lastAt > lastAt ? before.lastAt : lastAt,
  };
  await deeds.put(kept, keyOf(deed));
  setMark('deeds', true);
  return before === undefined;
}

/** Of one reader, or of nobody, the first first; none where this browser keeps nothing. */
export async function deedsOf(profileId: string): Promise<KeptDeed[]> {
  const all = await deeds.all<KeptDeed>().catch(() => []);
  return all.filter((deed) => deed.profileId === profileId).toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

export async function forgetDeed(deed: WhichDeed): Promise<void> {
  await deeds.delete(keyOf(deed));
}

/** Nobody who uses the device later finds what others did; the library has it for them. */
export async function forgetOthersDeeds(ownProfileIds: readonly string[]): Promise<void> {
  for (const deed of await deeds.all<KeptDeed>())
    if (deed.profileId !== '' && !ownProfileIds.includes(deed.profileId)) await forgetDeed(deed);
}
