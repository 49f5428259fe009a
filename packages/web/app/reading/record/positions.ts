import type { Picture } from '@letsread/media/contract.ts';

import { deviceStore } from '../../offline/device-store.ts';
import { noteBegun } from '../keep-reading/begun-here.ts';
import { pageToResume } from '../resume/page-to-resume.ts';

/** Where somebody is in a book, as this device knows it. */
export interface DevicePosition {
  bookId: string;
  /** The reader; empty where nobody is signed in. */
  profileId: string;
  editionId: string;
  languageId: string;
  slug: string;
  /** In the language of the edition. */
  title: string;
  /** Of a position from before covers were noted it is undefined. */
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

const positions = deviceStore('positions');

function keyOf({ profileId, bookId }: Pick<DevicePosition, 'profileId' | 'bookId'>): string {
  return `${profileId}:${bookId}`;
}

export async function positionIn(bookId: string, profileId: string): Promise<DevicePosition | undefined> {
  return positions.get<DevicePosition>(keyOf({ profileId, bookId }));
}

/** A turn; of a position that is taken over from a visitor also how far they came and whether they finished. */
type Turned = Omit<DevicePosition, 'furthest' | 'finishedAt'> &
  Partial<Pick<DevicePosition, 'furthest' | 'finishedAt'>>;

/** Keeps where a reader is; the furthest page only grows, and what was turned later stands. */
export async function savePosition(now: Turned, isReadAgain: boolean): Promise<void> {
  const before = await positionIn(now.bookId, now.profileId);
  const next = nextPosition(before, now, isReadAgain);
  await positions.put(next, keyOf(now));
  if (now.profileId === '') noteBegun(now.bookId, pageToResume(next, next.pages) !== undefined);
}

export function nextPosition(before: DevicePosition | undefined, now: Turned, isReadAgain: boolean): DevicePosition {
  const finishedBefore = isReadAgain ? undefined : (before?.finishedAt ?? now.finishedAt);
  const furthest = Math.max(before?.furthest ?? 0, now.furthest ?? 0, now.page);
  const finishedAt = finishedBefore ?? (now.page >= now.pages ? now.at : undefined);
  // What was turned at a time to come was turned while the clock was ahead: it would stand over all that is read until then.
  const isLater = before === undefined || now.at >= before.at || before.at > new Date().toISOString();
  return isLater ? { ...now, furthest, finishedAt } : { ...before, furthest, finishedAt };
}

/** What a profile has read on this device, the newest first; '' for what was read while nobody was signed in. */
export async function readPositions(profileId: string): Promise<DevicePosition[]> {
  const all = await positions.all<DevicePosition>();
  return all.filter((one) => one.profileId === profileId).toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

export function positionsOfNobody(): Promise<DevicePosition[]> {
  return readPositions('');
}

/** A finished book stays finished while it is read again. */
export async function finishedPositions(profileId: string): Promise<DevicePosition[]> {
  const all = await positions.all<DevicePosition>();
  return all.filter((position) => position.profileId === profileId && position.furthest >= position.pages);
}

export async function deletePosition(position: DevicePosition): Promise<void> {
  await positions.delete(keyOf(position));
  if (position.profileId === '') noteBegun(position.bookId, false);
}

/** Nobody who uses the device later finds where others are in their books; the library has it for them. */
export async function deleteOthersPositions(ownProfileIds: readonly string[]): Promise<void> {
  for (const position of await positions.all<DevicePosition>())
    if (position.profileId !== '' && !ownProfileIds.includes(position.profileId)) await deletePosition(position);
}
