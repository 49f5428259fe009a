import { listReaderLevels } from '@letsread/reading/contract.ts';
import type { RouterContextProvider } from 'react-router';

import type { Interface } from '../i18n/use-interface.ts';
import { readerOf } from '../reading/my-books/reader-of-session.ts';
import { fallBackTo } from '../request/degraded-page.server.ts';
import { sessionContext } from '../request/session/server-session.server.ts';

/** Where covers of books stand. Elsewhere nothing is asked of the account: a token that ends is renewed by the page itself. */
const pagesWithBooks = /^\/($|search|tag\/|collection\/|level\/|book\/|mybooks|decodables)/;

/** The level of who reads in each language, for the marks of books that are too hard for them; none where no such mark can stand. */
export async function loadReaderLevels(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<Interface['readerLevels']> {
  const { current, client } = context.get(sessionContext);
  const reader = readerOf(current());
  if (reader === undefined || !pagesWithBooks.test(url.pathname)) return {};
  const { items } = await client(listReaderLevels, { userId: reader.uId, profileId: reader.pId }).catch(
    // Deleted or signed out on another device, which this one learns with its next token.
    fallBackTo(context, 'the levels of who reads', { items: [] }, ['no-token', 'not-yours', 'profile-not-found']),
  );
  return Object.fromEntries(items.map(({ languageId, level }) => [languageId, level]));
}
