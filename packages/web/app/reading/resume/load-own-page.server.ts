import { type Book, previewBook } from '@letsread/catalogue/contract.ts';
import type { RouterContextProvider } from 'react-router';

import { sessionContext } from '../../request/session/server-session.server.ts';
import { fallBackTo } from '../../request/degraded-page.server.ts';
import { readerOf } from '../my-books/reader-of-session.ts';

/** The page that the profile that reads is at; undefined for a visitor, and where the book begins at its cover. */
export async function loadOwnPage(
  context: Readonly<RouterContextProvider>,
  { bookId, editionId, language }: Book,
): Promise<number | undefined> {
  const { current, client } = context.get(sessionContext);
  const reader = readerOf(current());
  if (reader === undefined) return undefined;
  const { own } = await client(previewBook, { langId: language.id, bookId, eId: editionId, pId: reader.pId }).catch(
    fallBackTo(context, 'the page that was read last', { own: undefined }),
  );
  return own === undefined || own.finishedAt !== null || own.page === 0 ? undefined : own.page;
}
