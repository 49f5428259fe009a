import { listReadersTasks, type ReadersTask } from '@letsread/learning/handing-out/contract.ts';
import type { RouterContextProvider } from 'react-router';

import { fallBackTo } from '../../request/degraded-page.server.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { readerOf } from '../my-books/reader-of-session.ts';

/**
 * What was handed out to who reads on a browser that is open for a class; nothing of a family, and null for a page that
 * is made for anyone, where only the device knows.
 */
export async function loadTasks(context: Readonly<RouterContextProvider>): Promise<ReadersTask[] | null> {
  const { current, client } = context.get(sessionContext);
  const session = current();
  if (session === undefined) return null;
  const reader = readerOf(session);
  if (session.classroom === undefined || reader === undefined) return [];
  const { items } = await client(listReadersTasks, { userId: reader.uId, profileId: reader.pId }).catch(
    fallBackTo(context, 'what was handed out', { items: [] }),
  );
  return items;
}
