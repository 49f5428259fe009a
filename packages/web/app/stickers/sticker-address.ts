import type { BadgeName, CompletionKind, StickerName } from '@letsread/learning/contract.ts';
import type { WordPicture } from '@letsread/learning/decodables/contract.ts';

const pictures = import.meta.glob<string>('./art/*.webp', { eager: true, import: 'default', query: '?url' });

/** The picture of a sticker: 128 pixels square, with its rim of paper. */
export function stickerAddress(name: StickerName): string {
  return addressOf(`sticker-${name}`);
}

/** The picture of a word of letters and sounds, the sticker's where there is one. */
export function wordPictureAddress(name: WordPicture): string {
  return pictures[`./art/word-${name}.webp`] ?? addressOf(`sticker-${name}`);
}

/** The picture of a badge, without the disc that it lies on. */
export function badgeAddress(name: BadgeName): string {
  return addressOf(`badge-${name}`);
}

const activities = { questions: 'sticker-owl', dragWord: 'activity-words', match: 'sticker-kite' } as const;

/** The sign of an activity. */
export function activityAddress(kind: Exclude<CompletionKind, 'book'>): string {
  return addressOf(activities[kind]);
}

function addressOf(file: string): string {
  const address = pictures[`./art/${file}.webp`];
  if (address === undefined) throw new Error(`There is no picture ${file}.`);
  return address;
}
