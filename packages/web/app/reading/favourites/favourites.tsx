import { createContext, type ReactNode, useContext, useMemo } from 'react';

import { useCookie, useSession } from '../../identity/use-session.ts';
import { currentProfile } from '../../identity/session.ts';
import { useInterface } from '../../shell/language/use-interface.ts';
import { usePlaceHere } from '../../shell/bars/place-here.ts';
import { favouritesCookie, favouritesFor } from './favourites-cache.ts';

export const favouriteFormId = 'favourite';

const FavouritesContext = createContext<ReadonlySet<string>>(new Set());

/**
 * Reads the favourites once for all the hearts of a page, and sends them where there is no script. No heart may stand in
 * a Suspense boundary of its own: hydrated after the cookie was read, it would keep the state it was rendered with.
 */
export function Favourites({ children }: { children: ReactNode }) {
  const { favourites } = useInterface();
  const value = useCookie(favouritesCookie, favourites);
  const session = useSession();
  const profileId = session && currentProfile(session)?.id;
  const marked = useMemo(() => new Set(favouritesFor(profileId, value).bookIds), [profileId, value]);
  return (
    <FavouritesContext value={marked}>
      {children}
      <form id={favouriteFormId} method="post" action="/favourite">
        <input type="hidden" name="to" value={usePlaceHere()} />
      </form>
    </FavouritesContext>
  );
}

/** The ids of the books that are marked. */
export function useFavourites(): ReadonlySet<string> {
  return useContext(FavouritesContext);
}
