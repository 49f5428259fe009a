import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLocation } from 'react-router';

import { useCookie } from '../../identity/browser-session.ts';
import { useInterface } from '../../shell/language/use-interface.ts';
import { favouritesCookie, readFavourites } from './favourites-cache.ts';

export const favouriteFormId = 'favourite';

const FavouritesContext = createContext<ReadonlySet<string>>(new Set());

/** Reads the favourites once for all the hearts of a page, and sends them where there is no script. */
export function Favourites({ children }: { children: ReactNode }) {
  const { favourites } = useInterface();
  const { pathname, search } = useLocation();
  const value = useCookie(favouritesCookie, favourites);
  const marked = useMemo(() => new Set(readFavourites(value).bookIds), [value]);
  return (
    <FavouritesContext value={marked}>
      {children}
      <form id={favouriteFormId} method="post" action="/favourite">
        <input type="hidden" name="to" value={pathname + search} />
      </form>
    </FavouritesContext>
  );
}

/** The ids of the books that are marked. */
export function useFavourites(): ReadonlySet<string> {
  return useContext(FavouritesContext);
}
