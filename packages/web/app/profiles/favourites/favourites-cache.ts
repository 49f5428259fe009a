import { isId } from '../../request/is-id.ts';

/** What the cookie `favoritesCache` holds: book ids, the one marked last first. */
export interface Favourites {
  /** Whose favourites these are a copy of; undefined for what is kept on the device alone. */
  profileId: string | undefined;
  bookIds: readonly string[];
}

export const favouritesCookie = 'favoritesCache';

/** So that with the profiles and the token all cookies fit into the 8 KB that proxies take of them. */
const maxBytes = 2000;

/** Reads "12.7.3", the device's own, or "5:12.7.3", a copy of profile 5's; what makes no sense is left out. */
export function readFavourites(value: string): Favourites {
  const [, profileId, ids = ''] = /^(?:([1-9]\d{0,18}):)?(.*)$/.exec(value) ?? [];
  return { profileId, bookIds: [...new Set(ids.split('.').filter(isId))] };
}

/**
 * The favourites that may be shown and changed for who reads: those of the device, or the copy of their own. A copy of
 * another profile's, left there until theirs is fetched, counts as empty.
 */
export function favouritesFor(profileId: string | undefined, value: string): Favourites {
  const before = readFavourites(value);
  const isTheirs = before.profileId === undefined || before.profileId === profileId;
  return isTheirs ? before : { profileId, bookIds: [] };
}

/** The value of the cookie; undefined when there is nothing to keep. */
export function writeFavourites({ profileId, bookIds }: Favourites): string | undefined {
  if (bookIds.length === 0 && profileId === undefined) return undefined;
  return (profileId === undefined ? '' : `${profileId}:`) + bookIds.join('.');
}

/** Whether the favourites can be kept on the device, as one cookie. */
export function isWithinCookie(favourites: Favourites): boolean {
  return encodeURIComponent(writeFavourites(favourites) ?? '').length <= maxBytes;
}

/** As many as one cookie holds, the newest: of a profile's favourites the server has them all. */
export function shortened(favourites: Favourites): Favourites {
  const bookIds = [...favourites.bookIds];
  while (!isWithinCookie({ ...favourites, bookIds })) bookIds.pop();
  return { ...favourites, bookIds };
}

/** With a book marked, as the newest, or without it. */
export function withBook(favourites: Favourites, bookId: string, isMarked: boolean): Favourites {
  const others = favourites.bookIds.filter((id) => id !== bookId);
  return { ...favourites, bookIds: isMarked ? [bookId, ...others] : others };
}
