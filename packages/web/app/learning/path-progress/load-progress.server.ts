import { listPathwayProgress, type PathwayProgress } from '@letsread/learning/contract.ts';
import type { RouterContextProvider } from 'react-router';

import { sessionContext } from '../../request/session/server-session.server.ts';
import { readerOf } from '../../reading/my-books/reader-of-session.ts';
import { fallBackTo } from '../../request/degraded-page.server.ts';

/** How far the profile that reads is, as the library knows; nothing for who has none: their device knows. */
export async function loadProgress(
  context: Readonly<RouterContextProvider>,
  query: { slug?: string; lId: string },
): Promise<PathwayProgress[] | undefined> {
  const { client, current } = context.get(sessionContext);
  const reader = readerOf(current());
  if (reader === undefined) return undefined;
  const { uId: userId, pId: profileId } = reader;
  return client(listPathwayProgress, { userId, profileId, ...query }).then(
    ({ items }) => items,
    fallBackTo(context, 'the progress on reading paths', []),
  );
}
