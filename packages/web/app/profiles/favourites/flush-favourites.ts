import type { ApiClient } from '@letsread/http/api-client.ts';
import { addFavouriteBooks, listFavouriteBooks } from '@letsread/reading/contract.ts';

import { browserClient, currentSession, storeCookies, storedCookies } from '../../request/session/browser-session.ts';
import { currentProfile } from '../../request/session/session.ts';
import { favouritesCookie, readFavourites, shortened, writeFavourites } from './favourites-cache.ts';

/** As many as the bulk call takes, and as a list gives at once. */
const atOnce = 100;

/** How often the list is asked for again because a heart was pressed meanwhile. */
const maxTries = 3;

/**
 * Makes the cookie a copy of the favourites of the profile that reads. What was kept on the device before is added to
 * them first. Nothing happens where the copy is there already, or where nobody is signed in.
 * @throws what the calls meet; the cookie is as it was then
 */
export async function flushFavourites(): Promise<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    const before = readerNow();
    if (before === undefined || before.cached.profileId === before.profileId) return;
    const { userId, profileId, cached, value } = before;
    if (cached.profileId === undefined) await addToProfile(userId, profileId, cached.bookIds);
    const copy = shortened({ profileId, bookIds: await listFavouriteIds(browserClient, userId, profileId) });
    const now = readerNow();
    // A heart was pressed, or somebody else reads by now: what was listed is old.
    if (now?.profileId !== profileId || now.userId !== userId || now.value !== value) continue;
    storeCookies({ [favouritesCookie]: writeFavourites(copy) });
    return;
  }
}

function readerNow() {
  const session = currentSession();
  const profile = session && currentProfile(session);
  if (session === undefined || profile === undefined) return undefined;
  const value = storedCookies().get(favouritesCookie) ?? '';
  return { userId: session.userInfo.id, profileId: profile.id, value, cached: readFavourites(value) };
}

async function addToProfile(userId: string, profileId: string, bookIds: readonly string[]): Promise<void> {
  for (let from = 0; from < bookIds.length; from += atOnce) {
    const some = bookIds.slice(from, from + atOnce).join(',');
    await browserClient(addFavouriteBooks, { userId, profileId, bookIds: some });
  }
}

/** The newest favourites of a profile, more than a cookie holds. */
export async function listFavouriteIds(client: ApiClient, uId: string, pId: string): Promise<string[]> {
  const { items } = await client(listFavouriteBooks, { uId, pId, limit: atOnce });
  return items.map(({ bookId }) => bookId);
}
