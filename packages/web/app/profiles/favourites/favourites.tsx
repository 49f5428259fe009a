import { createContext, type ReactNode, useContext, useMemo } from 'react';

import { currentProfile } from '../../request/session/session.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useAddressHere } from '../../request/address-here.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { favouritesFor } from './favourites-cache.ts';

export const favouriteFormId = 'favourite';

const FavouritesContext = createContext<ReadonlySet<string>>(new Set());

/** The favourites as the server knows them, and the form of all hearts; the browser keeps them true (`watch-hearts.ts`). */
export function Favourites({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { favourites, session } = useInterface();
  const profileId = session && currentProfile(session)?.id;
  const marked = useMemo(() => new Set(favouritesFor(profileId, favourites).bookIds), [profileId, favourites]);
  return (
    <FavouritesContext value={marked}>
      {children}
      <form
        id={favouriteFormId}
        method="post"
        action="/favourite"
        data-marked={t('reading.favourites.marked')}
        data-failed={t('reading.favourites.failed')}
        data-offline={t('shell.offline')}
      >
        <input type="hidden" name="to" value={useAddressHere()} />
      </form>
    </FavouritesContext>
  );
}

/** Around books that are all marked, on a page that was made for one reader. */
export function MarkedBooks({ bookIds, children }: { bookIds: readonly string[]; children: ReactNode }) {
  return <FavouritesContext value={new Set(bookIds)}>{children}</FavouritesContext>;
}

/** The ids of the books that are marked. */
export function useFavourites(): ReadonlySet<string> {
  return useContext(FavouritesContext);
}
