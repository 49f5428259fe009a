import { deleteAccount } from '@letsread/profiles/contract.ts';
import { redirect } from 'react-router';

import { orAskGrownUp } from '../../identity/account/ask-grown-up.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { cookiesOfNoSession } from '../../request/session/session.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { answerOf } from '../../request/problems.ts';
import type { Route } from './+types/delete-account.ts';

/** Deletes the account with all its readers; what the browser kept of the session goes as at sign-out. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { current, ask, store } = context.get(sessionContext);
  if (current() === undefined) return redirect('/', 303);
  await answerOf(orAskGrownUp(ask(deleteAccount, {}), '/account'));
  store(cookiesOfNoSession());
  return redirect('/', 303);
}

export function loader() {
  return redirect('/profile/signin', 303);
}
