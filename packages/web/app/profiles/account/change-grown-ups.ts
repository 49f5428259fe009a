import { removeGrownUp, withdrawInvitation } from '@letsread/identity/grown-ups/contract.ts';
import { redirect } from 'react-router';

import { orAskGrownUp } from '../../identity/account/ask-grown-up.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { isProblem } from '../../request/is-problem.ts';
import { answerOf } from '../../request/problems.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { cookiesOfNoSession } from '../../request/session/session.ts';
import type { Route } from './+types/change-grown-ups.ts';

const gone = ['grown-up-not-found', 'invitation-not-found', 'last-grown-up'];

/** Takes a grown-up out, leaves the account, or takes an invitation back; who leaves is signed out here. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { current, client, store } = context.get(sessionContext);
  if (current() === undefined) return redirect('/profile/signin', 303);
  const form = await request.formData();
  const [grownUpId, invitationId] = [form.get('grownUpId'), form.get('invitationId')].map(String);
  const isLeaving = form.get('isYou') === 'true';
  const change: Promise<unknown> = form.has('grownUpId')
    ? client(removeGrownUp, { grownUpId: grownUpId ?? '' })
    : client(withdrawInvitation, { invitationId: invitationId ?? '' });
  // What somebody else did a moment ago is seen in the list.
  const isDone = await answerOf(
    orAskGrownUp(change, '/account').then(
      () => true,
      (error: unknown) => {
        if (isProblem(error) && gone.includes(error.code)) return false;
        throw error;
      },
    ),
  );
  if (!isLeaving || !isDone) return redirect('/account', 303);
  store(cookiesOfNoSession());
  return redirect('/', 303);
}

export function loader() {
  return redirect('/account', 303);
}
