const leftAt = 'leftForSigningIn';

/** As long as the return link lives that goes with it (request/cookies.ts). */
const longest = 60 * 60 * 1000;

/** Notes in this tab that somebody goes from it to sign in, so that stickers are kept. */
export function noteLeaving(): void {
  try {
    sessionStorage.setItem(leftAt, String(Date.now()));
  } catch {
    // Storage is switched off: then what was earned is offered when they are back.
  }
}

/**
 * Whether this very tab was left for signing in, within the hour. An address can be shared or bookmarked, and the link
 * of a mail opens a tab of its own: then nobody has said here whose the stickers are.
 */
export function hasLeftHere(now = Date.now()): boolean {
  try {
    const at = Number(sessionStorage.getItem(leftAt) ?? Number.NaN);
    return now >= at && now - at < longest;
  } catch {
    return false;
  }
}

export function forgetLeaving(): void {
  try {
    sessionStorage.removeItem(leftAt);
  } catch {
    // Nothing was noted.
  }
}
