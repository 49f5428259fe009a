import { readStored, writeStored } from '../../request/web-storage.ts';

const leftAt = 'leftForSigningIn';

/** As long as the return link lives that goes with it (request/cookies.ts). */
const longest = 60 * 60 * 1000;

/**
 * Notes in this tab that somebody goes from it to sign in, so that stickers are kept. Where storage is switched off, what
 * was earned is offered when they are back.
 */
export function noteLeaving(): void {
  writeStored(leftAt, String(Date.now()), 'sessionStorage');
}

/**
 * Whether this very tab was left for signing in, within the hour. An address can be shared or bookmarked, and the link
 * of a mail opens a tab of its own: then nobody has said here whose the stickers are.
 */
export function hasLeftHere(now = Date.now()): boolean {
  const at = Number(readStored(leftAt, 'sessionStorage') ?? Number.NaN);
  return now >= at && now - at < longest;
}

export function forgetLeaving(): void {
  writeStored(leftAt, null, 'sessionStorage');
}
