import type { ApiClient } from '@letsread/http/api-client.ts';
import { redirect } from 'react-router';

import { sessionContext } from '../../request/session/server-session.server.ts';
import { currentProfile, type Session } from '../../request/session/session.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { readCookies } from '../../request/cookies.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { isId } from '../../request/is-id.ts';
import { sameOriginPath } from '../../request/same-origin-path.ts';
import { noStore } from '../../request/no-store.ts';
import { isProblem } from '../../request/is-problem.ts';
import type { Route } from './+types/favourite-screen.ts';
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
import { Icon } from '../../ui/icon.tsx';
import { saveFavourite } from './toggle-favourite.ts';

/**
 * What came of a heart that was pressed without script: told by what is kept by now, as the pages of visitors are the same
 * for all of them and cannot show it.
 */
export function loader({ request, context, url }: Route.LoaderArgs) {
  const bookId = url.searchParams.get('book');
  if (!isId(bookId)) return redirect('/');
  const session = context.get(sessionContext).current();
  const favourites = favouritesFor(session && currentProfile(session)?.id, cookieOf(request));
  return { isMarked: favourites.bookIds.includes(bookId), to: sameOriginPath(url.searchParams.get('to')) };
}

export function headers() {
  return noStore();
}

/** What a press does follows from what the heart showed: marks the book and says so, or takes the mark off and goes back. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const form = await request.formData();
  const to = sameOriginPath(form.get('to'));
  const isMarked = form.has('book');
  const bookId = form.get(isMarked ? 'book' : 'unmark');
  if (!isId(bookId)) return redirect(to, 303);
  const { current, client, store } = context.get(sessionContext);
  const session = current();
  const profileId = session && currentProfile(session)?.id;
  try {
    const favourites = await favouritesOf({ client, session, value: cookieOf(request) });
    const after = withBook(favourites, bookId, isMarked);
    if (!isMarked || profileId !== undefined || isWithinCookie(after)) {
      if (session !== undefined) await saveFavourite(client, { session, bookId, isMarked });
      store({ [favouritesCookie]: writeFavourites(shortened(after)) });
    }
  } catch (error) {
    if (!isProblem(error)) throw error;
    console.error(`${error.status} ${error.code} while a favourite was marked`);
  }
  return redirect(isMarked ? `/favourite?${new URLSearchParams({ book: bookId, to }).toString()}` : to, 303);
}

export default function FavouriteScreen({ loaderData: { isMarked, to } }: Route.ComponentProps) {
  const t = useMessages();
  const outcome = t(isMarked ? 'reading.favourites.marked' : 'reading.favourites.failed');
  return (
    <main id="main" className="statepage">
      <PageHead title={outcome} isHidden />
      <div className="state">
        <h1 tabIndex={-1}>{outcome}</h1>
        <a className="btn btn--leaf" href={to}>
          <Icon name="back" size="s" isDirected />
          {t('shell.back')}
        </a>
        <a className="btn" href="/mybooks">
          {t('shell.tabs.my-books')}
        </a>
      </div>
    </main>
  );
}

function cookieOf(request: Request): string {
  return readCookies(request.headers.get('cookie') ?? '').get(favouritesCookie) ?? '';
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
