import { addFavouriteBooks, listFavouriteBooks } from '@letsread/reading/contract.ts';

import { browserAsk, currentSession, storeCookies, storedCookies } from '../../identity/browser-session.ts';
import { currentProfile } from '../../identity/session.ts';
import { favouritesCookie, readFavourites, shortened, writeFavourites } from './favourites-cache.ts';

/** As many as the bulk call takes, and as a list gives at once. */
const atOnce = 100;

/**
 * Makes the cookie a copy of the favourites of the profile that reads. What was kept on the device before is added to
 * them first. Nothing happens where the copy is there already, or where nobody is signed in.
 * @throws what the calls meet; the cookie is as it was then
 */
export async function settleFavourites(): Promise<void> {
  const session = currentSession();
  const profile = session && currentProfile(session);
  const kept = readFavourites(storedCookies().get(favouritesCookie) ?? '');
  if (session === undefined || profile === undefined || kept.profileId === profile.id) return;
  const userId = session.userInfo.id;
  if (kept.profileId === undefined) {
    for (let from = 0; from < kept.bookIds.length; from += atOnce) {
      const bookIds = kept.bookIds.slice(from, from + atOnce).join(',');
      await browserAsk(addFavouriteBooks, { userId, profileId: profile.id, bookIds });
    }
  }
  const copy = shortened({ profileId: profile.id, bookIds: await listIds(userId, profile.id) });
  storeCookies({ [favouritesCookie]: writeFavourites(copy) });
}

/** The newest favourites of a profile, about as many as a cookie holds. */
async function listIds(uId: string, pId: string): Promise<string[]> {
  const first = await browserAsk(listFavouriteBooks, { uId, pId, limit: atOnce });
  const ids = first.items.map(({ bookId }) => bookId);
  if (first.cursor === undefined) return ids;
  const second = await browserAsk(listFavouriteBooks, { uId, pId, limit: atOnce, cursor: first.cursor });
  return [...ids, ...second.items.map(({ bookId }) => bookId)];
}
