import type { Picture } from '@letsread/media/contract.ts';

import { deviceStore } from '../../offline/device-store.ts';

/** Where somebody is in a book, as this device knows it. */
export interface Place {
  bookId: string;
  /** The reader; empty where nobody is signed in. */
  profileId: string;
  editionId: string;
  languageId: string;
  slug: string;
  /** In the language of the edition. */
  title: string;
  /** Of a place from before covers were noted it is undefined. */
  cover?: Picture | undefined;
  /** As the reader counts: 0 is the cover, pages + 1 the last page with the makers. */
  page: number;
  pages: number;
  furthest: number;
  /** When the last page of the story was reached; undefined while reading again. */
  finishedAt: string | undefined;
  /** When the page was turned: ISO 8601. */
  at: string;
}

const places = deviceStore('places');

function keyOf({ profileId, bookId }: Pick<Place, 'profileId' | 'bookId'>): string {
  return `${profileId}:${bookId}`;
}

export async function placeIn(bookId: string, profileId: string): Promise<Place | undefined> {
  return places.get<Place>(keyOf({ profileId, bookId }));
}

/** A turn; of a place that is taken over from a visitor also how far they came and whether they finished. */
type Turned = Omit<Place, 'furthest' | 'finishedAt'> & Partial<Pick<Place, 'furthest' | 'finishedAt'>>;

/** Keeps where a reader is; the furthest page only grows, and what was turned later stands. */
export async function keepPlace(now: Turned, isReadAgain: boolean): Promise<void> {
  const before = await placeIn(now.bookId, now.profileId);
  await places.put(nextPlace(before, now, isReadAgain), keyOf(now));
}

export function nextPlace(before: Place | undefined, now: Turned, isReadAgain: boolean): Place {
  const finishedBefore = isReadAgain ? undefined : (before?.finishedAt ?? now.finishedAt);
  const furthest = Math.max(before?.furthest ?? 0, now.furthest ?? 0, now.page);
  const finishedAt = finishedBefore ?? (now.page >= now.pages ? now.at : undefined);
  const isLater = before === undefined || Date.parse(now.at) >= Date.parse(before.at);
  return isLater ? { ...now, furthest, finishedAt } : { ...before, furthest, finishedAt };
}

/** What a profile has read on this device, the newest first; '' for what was read while nobody was signed in. */
export async function placesOf(profileId: string): Promise<Place[]> {
  const all = await places.all<Place>();
  return all.filter((one) => one.profileId === profileId).toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

export function placesOfNobody(): Promise<Place[]> {
  return placesOf('');
}

/** A finished book stays finished while it is read again. */
export async function finishedPlaces(profileId: string): Promise<Place[]> {
  const all = await places.all<Place>();
  return all.filter((place) => place.profileId === profileId && place.furthest >= place.pages);
}

export async function forgetPlace(place: Place): Promise<void> {
  await places.delete(keyOf(place));
}

/** Nobody who uses the device later finds where others are in their books; the library has it for them. */
export async function forgetOthersPlaces(ownProfileIds: readonly string[]): Promise<void> {
  for (const place of await places.all<Place>())
    if (place.profileId !== '' && !ownProfileIds.includes(place.profileId)) await forgetPlace(place);
}
