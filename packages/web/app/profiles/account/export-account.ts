import { exportAccount } from '@letsread/profiles/contract.ts';
import { redirect } from 'react-router';

import { orAskGrownUp } from '../../identity/account/ask-grown-up.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { answerOf } from '../../request/problems.ts';
import type { Route } from './+types/export-account.ts';

/** Everything that is kept of the account, as a file. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { current, client } = context.get(sessionContext);
  if (current() === undefined) return redirect('/profile/signin', 303);
  const exported = await answerOf(orAskGrownUp(client(exportAccount, {}), '/account'));
  return new Response(JSON.stringify(exported, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="lets-read-data.json"',
      'cache-control': 'no-store',
    },
  });
}

export function loader() {
  return redirect('/profile/signin', 303);
}
