import { endFreshSignIn } from '@letsread/identity/contract.ts';
import { redirect } from 'react-router';

import { apiClientWithContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { answerOf } from '../../request/problems.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { profileTabPath } from '../../request/session/session.ts';
import type { Route } from './+types/lock.ts';

/** Before the tablet goes back to the child: the next act of a grown-up asks for the password again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const session = context.get(sessionContext);
  if (session.current() === undefined) return redirect('/', 303);
  const asSession = context.get(apiClientWithContext)({ authorization: `Bearer ${session.refreshToken()}` });
  await answerOf(asSession(endFreshSignIn, {}));
  await answerOf(session.renew());
  return redirect(profileTabPath(session.current()), 303);
}

export function loader() {
  return redirect('/account', 303);
}
