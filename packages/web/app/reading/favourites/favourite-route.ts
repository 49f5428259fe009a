import { redirect } from 'react-router';

import { sessionContext } from '../../identity/server-session.server.ts';
import { currentProfile } from '../../identity/session.ts';
import { readCookies } from '../../shell/cookies.ts';
import { requireSameSite } from '../../shell/from-elsewhere.ts';
import { samePlace } from '../../shell/language/same-place.ts';
import { isProblem } from '../../shell/problems.ts';
import type { Route } from './+types/favourite-route.ts';
import {
  favouritesCookie,
  isWithinCookie,
  readFavourites,
  shortened,
  withBook,
  writeFavourites,
} from './favourites-cache.ts';
import { saveFavourite } from './toggle-favourite.ts';

/** A heart that was pressed without script: marks the book or takes the mark off, and goes back. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const form = await request.formData();
  const [bookId, to] = [form.get('book'), samePlace(form.get('to'))];
  if (typeof bookId !== 'string' || !/^[1-9]\d{0,18}$/.test(bookId)) return redirect(to, 303);
  const { current, ask, store } = context.get(sessionContext);
  const session = current();
  const kept = readFavourites(readCookies(request.headers.get('cookie') ?? '').get(favouritesCookie) ?? '');
  const isMarked = !kept.bookIds.includes(bookId);
  const after = withBook(kept, bookId, isMarked);
  const hasProfile = session !== undefined && currentProfile(session) !== undefined;
  if (!hasProfile && isMarked && !isWithinCookie(after)) return redirect(to, 303);
  try {
    if (session !== undefined) await saveFavourite({ ask, session, bookId, isMarked });
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
