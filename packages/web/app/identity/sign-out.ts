import { redirect, redirectDocument } from 'react-router';

import { apiClientWithContext } from '../request/contexts.ts';
import { readCookies } from '../request/cookies.ts';
import { requireSameSite } from '../request/from-elsewhere.ts';
import type { Route } from './+types/sign-out.ts';
import { endSession, sessionContext } from '../request/session/server-session.server.ts';
import { cookiesOfNoSession } from '../request/session/session.ts';

/** Signs out of the identity provider, clears the session and goes home as a whole document (specification section 4). */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  await endSession(context.get(apiClientWithContext), readCookies(request.headers.get('cookie') ?? ''));
  context.get(sessionContext).store(cookiesOfNoSession());
  return redirectDocument('/', 303);
}

/** There is nothing to see here: the button is in the settings menu. */
export function loader() {
  return redirect('/', 303);
}
