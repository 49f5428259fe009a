import { type BookCard, listBooksById } from '@letsread/catalogue/contract.ts';
import { listFavouriteBooks, listMyBooks } from '@letsread/reading/contract.ts';
import type { RouterContextProvider } from 'react-router';

import type { BookPart } from '../../catalogue/book-list.tsx';
import { nextPart } from '../../catalogue/growing-list/next-part.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { apiClientContext } from '../../request/contexts.ts';
import { readCookies } from '../../request/cookies.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import {
  favouritesCookie,
  favouritesFor,
  readFavourites,
  shortened,
  writeFavourites,
} from '../../profiles/favourites/favourites-cache.ts';
import { listFavouriteIds } from '../../profiles/favourites/flush-favourites.ts';
import type { Reader } from './reader-of-session.ts';

const pageSize = 20;

interface DevicePosition {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface LoadedFavourites {
  books: BookPart;
  /** Books that were put into My books elsewhere, by the app of a phone; those that are favourites too are left out. */
  saved: BookCard[];
}

/** The favourites of who reads, the newest first: the profile's, or those that are kept on the device. */
export async function loadFavourites(device: DevicePosition, reader: Reader | undefined): Promise<LoadedFavourites> {
  return reader === undefined
    ? { books: await favouritesOfDevice(device), saved: [] }
    : favouritesOfProfile(device, reader);
}

async function favouritesOfProfile(
  { request, url, context }: DevicePosition,
  { uId, pId }: Reader,
): Promise<LoadedFavourites> {
  const { client, store } = context.get(sessionContext);
  const lId = interfaceLanguage(request).id;
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const list = { uId, pId, lId, limit: pageSize };
  const [favourites, saved, ids] = await Promise.all([
    client(listFavouriteBooks, { ...list, cursor }),
    cursor === undefined ? client(listMyBooks, list) : { items: [] },
    cursor === undefined ? listFavouriteIds(client, uId, pId) : undefined,
  ]);
  // What was marked on another device shows in the hearts of this one.
  const cookie = readCookies(request.headers.get('cookie') ?? '').get(favouritesCookie) ?? '';
  const isCopy = readFavourites(cookie).profileId !== undefined;
  if (ids !== undefined && isCopy)
    store({ [favouritesCookie]: writeFavourites(shortened({ profileId: pId, bookIds: ids })) });
  return {
    books: part(favourites.items, nextPart(url, 'cursor', favourites.cursor)),
    saved: saved.items.filter((one) => !favourites.items.some(({ bookId }) => bookId === one.bookId)),
  };
}

/** In parts that are counted: the cookie holds no more than two hundred. */
async function favouritesOfDevice({ request, url, context }: DevicePosition): Promise<BookPart> {
  const cookie = readCookies(request.headers.get('cookie') ?? '').get(favouritesCookie) ?? '';
  const { bookIds } = favouritesFor(undefined, cookie);
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page') ?? '1')) || 1);
  const shown = bookIds.slice((page - 1) * pageSize, page * pageSize);
  if (shown.length === 0) return part([], undefined);
  const lId = interfaceLanguage(request).id;
  const { items } = await context.get(apiClientContext)(listBooksById, { bookIds: shown.join(','), lId });
  return part(items, nextPart(url, 'page', bookIds.length > page * pageSize ? String(page + 1) : undefined));
}

/** How many there are in all is not known, and not said. */
function part(items: BookCard[], next: string | undefined): BookPart {
  return { items, total: items.length, next };
}
