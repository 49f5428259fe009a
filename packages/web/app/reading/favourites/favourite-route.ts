import type { ApiClient } from '@letsread/http/api-client.ts';
import { redirect } from 'react-router';

import { sessionContext } from '../../request/session/server-session.server.ts';
import { currentProfile, type Session } from '../../request/session/session.ts';
import { readCookies } from '../../request/cookies.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { isId } from '../../request/is-id.ts';
import { sameOriginPath } from '../../request/same-origin-path.ts';
import { isProblem } from '../../request/is-problem.ts';
import type { Route } from './+types/favourite-route.ts';
import {
  favouritesCookie,
  isWithinCookie,
  favouritesFor,
  readFavourites,
  shortened,
  withBook,
  writeFavourites,
} from '../../profiles/favourites/favourites-cache.ts';
import { listFavouriteIds } from '../../profiles/favourites/flush-favourites.ts';
import { saveFavourite } from './toggle-favourite.ts';

/** A heart that was pressed without script: marks the book or takes the mark off, and goes back. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const form = await request.formData();
  const [bookId, to] = [form.get('book'), sameOriginPath(form.get('to'))];
  if (!isId(bookId)) return redirect(to, 303);
  const { current, client, store } = context.get(sessionContext);
  const session = current();
  const profileId = session && currentProfile(session)?.id;
  const value = readCookies(request.headers.get('cookie') ?? '').get(favouritesCookie) ?? '';
  try {
    const favourites = await favouritesOf({ client, session, value });
    const isMarked = !favourites.bookIds.includes(bookId);
    const after = withBook(favourites, bookId, isMarked);
    if (profileId === undefined && isMarked && !isWithinCookie(after)) return redirect(to, 303);
    if (session !== undefined) await saveFavourite(client, { session, bookId, isMarked });
    store({ [favouritesCookie]: writeFavourites(shortened(after)) });
  } catch (error) {
    if (!isProblem(error)) throw error;
    console.error(`${error.status} ${error.code} while a favourite was marked`);
  }
  return redirect(to, 303);
}

/** There is nothing to see here: the hearts are on the books. */
export function loader() {
  return redirect('/', 303);
}

/** Those of the cookie, or of the library where the cookie is a copy of another profile's. */
async function favouritesOf({
  client,
  session,
  value,
}: {
  client: ApiClient;
  session: Session | undefined;
  value: string;
}) {
  const profileId = session && currentProfile(session)?.id;
  const isCopy = readFavourites(value).profileId !== undefined;
  const favourites = favouritesFor(profileId, value);
  if (session === undefined || profileId === undefined || !isCopy || readFavourites(value).profileId === profileId)
    return favourites;
  return { profileId, bookIds: await listFavouriteIds(client, session.userInfo.id, profileId) };
}
