import type { DeedKind } from '@letsread/learning/contract.ts';

/** What can be played after a book, by the last part of its address, and the deed that it is. */
export const deedOfActivity = {
  questions: 'questions',
  words: 'dragWord',
  match: 'match',
} as const satisfies Record<string, DeedKind>;
export type Activity = keyof typeof deedOfActivity;

/** The address of what is played with an edition. */
export function playAddress(slug: string, activity: Activity): string {
  return `/play/${encodeURIComponent(slug)}/${activity}`;
}

/** Undefined for a deed that is not played: reading a book. */
export function activityOfDeed(kind: DeedKind): Activity | undefined {
  return kind === 'book' ? undefined : kind === 'dragWord' ? 'words' : kind;
}
