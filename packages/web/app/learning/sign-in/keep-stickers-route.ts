import { redirect } from 'react-router';

import { sessionContext } from '../../identity/server-session.server.ts';
import { logInPath } from '../../shell/bars/log-in-path.ts';
import { samePlace } from '../../shell/request/same-place.ts';
import { loginFlag } from '../walk/path-address.ts';
import type { Route } from './+types/keep-stickers-route.ts';

/** Remembers the path to come back to, and leads to signing in; an account with a reader comes back to the same address. */
export function loader({ context, url }: Route.LoaderArgs) {
  const asked = samePlace(url.searchParams.get('to'));
  const place = /^\/pathways(?:\/|$|\?)/.test(asked) ? asked : '/pathways';
  context.get(sessionContext).store({ pathwayReturnLink: place });
  const back = new URL(place, url);
  back.searchParams.set(loginFlag, 'true');
  return redirect(logInPath(back.pathname + back.search), { headers: { 'cache-control': 'no-store' } });
}
