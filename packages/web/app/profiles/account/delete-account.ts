import { deleteAccount } from '@letsread/profiles/contract.ts';
import { redirect } from 'react-router';

import { orAskGrownUp } from '../../identity/account/ask-grown-up.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { cookiesOfNoSession } from '../../request/session/session.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { isProblem } from '../../request/is-problem.ts';
import { answerOf } from '../../request/problems.ts';
import type { Route } from './+types/delete-account.ts';

/** Deletes the account with all its readers; what the browser kept of the session goes as at sign-out. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { current, client, store } = context.get(sessionContext);
  if (current() === undefined) return redirect('/', 303);
  const deletion = client(deleteAccount, {}).catch((error: unknown) => {
    // Somebody joined since the page was shown, which says then what can be done.
    throw isProblem(error) && error.code === 'other-grown-ups' ? redirect('/account', 303) : error;
  });
  await answerOf(orAskGrownUp(deletion, '/account'));
  store(cookiesOfNoSession());
  return redirect('/', 303);
}

export function loader() {
  return redirect('/profile/signin', 303);
}
