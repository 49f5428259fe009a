import type { ApiClient } from '@letsread/http/api-client.ts';
import { data, type RouterContextProvider } from 'react-router';

import { sessionContext } from '../request/session/server-session.server.ts';

/** Asks as the account that is signed in; to anybody else the page is none. What it may do, each call decides. */
export function backRoomClient(context: Readonly<RouterContextProvider>): ApiClient {
  const { current, client } = context.get(sessionContext);
  if (current() === undefined) throw data(null, { status: 404 });
  return client;
}
