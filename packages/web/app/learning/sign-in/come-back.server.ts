import { redirect, type RouterContextProvider } from 'react-router';

import { sessionContext } from '../../request/session/server-session.server.ts';
import { currentProfile } from '../../request/session/session.ts';
import { logInPath } from '../../identity/entrance/log-in-path.ts';
import { noStore } from '../../request/no-store.ts';
import { keepFlag } from './keep-stickers.ts';
import { loginFlag } from './login-flag.ts';

/**
 * The two ends of the way from a path to signing in and back, for the loaders of its pages. Who wants to keep stickers
 * leaves a return link behind (specification section 3); an account without a reader makes one first and is led back by
 * it (section 4); for all others it has served once they are back.
 */
export function goAndComeBack(context: Readonly<RouterContextProvider>, url: URL): void {
  const { current, store } = context.get(sessionContext);
  if (url.searchParams.has(keepFlag)) {
    const target = new URL(url);
    target.searchParams.delete(keepFlag);
    store({ pathwayReturnLink: target.pathname + target.search });
    target.searchParams.set(loginFlag, 'true');
    throw redirect(logInPath(target.pathname + target.search), { headers: noStore() });
  }
  const session = current();
  if (!url.searchParams.has(loginFlag) || session === undefined) return;
  if (currentProfile(session) === undefined) throw redirect('/profile/create');
  store({ pathwayReturnLink: undefined });
}
