import { refreshTokenCookie, signOut } from '@letsread/identity/contract.ts';
import { redirect, redirectDocument } from 'react-router';

import { askAsContext } from '../shell/request/contexts.ts';
import { readCookies } from '../shell/request/cookies.ts';
import { requireSameSite } from '../shell/request/from-elsewhere.ts';
import { isProblem } from '../shell/request/problems.ts';
import type { Route } from './+types/sign-out.ts';
import { sessionContext } from './server-session.server.ts';
import { cookiesOfNoSession } from './session.ts';

/**
 * Signs out of the identity provider, clears the session and goes home as a whole document (specification section 4).
 * Whoever wants to be signed out is: a provider that cannot be reached is only logged.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const refreshToken = readCookies(request.headers.get('cookie') ?? '').get(refreshTokenCookie);
  if (refreshToken) {
    await context
      .get(askAsContext)({ authorization: `Bearer ${refreshToken}` })(signOut, {})
      .catch((error: unknown) => {
        if (!isProblem(error)) throw error;
        console.error(`${error.status} ${error.code} while signing out of the identity provider`);
      });
  }
  context.get(sessionContext).store(cookiesOfNoSession());
  return redirectDocument('/', 303);
}

/** There is nothing to see here: the button is in the settings menu. */
export function loader() {
  return redirect('/', 303);
}
