import { redirect, type RouterContextProvider } from 'react-router';

import { sessionContext } from '../../identity/server-session.server.ts';
import { currentProfile } from '../../identity/session.ts';
import { loginFlag } from '../walk/path-address.ts';

/**
 * Somebody comes back from signing in: an account without a reader makes one first and is led back by the return link
 * (specification section 4); for all others it has served.
 */
export function comeBack(context: Readonly<RouterContextProvider>, url: URL): void {
  const { current, store } = context.get(sessionContext);
  const session = current();
  if (!url.searchParams.has(loginFlag) || session === undefined) return;
  if (currentProfile(session) === undefined) throw redirect('/profile/create');
  store({ pathwayReturnLink: undefined });
}
