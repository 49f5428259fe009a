import { getOwnAccount } from '@letsread/identity/contract.ts';
import { redirect, type RouterContextProvider } from 'react-router';

import { answerOf } from '../../request/problems.ts';
import { confirmPath } from '../entrance/paths.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';

/** The account that is signed in; whoever is not is asked to. */
export async function loadOwnAccount(context: Readonly<RouterContextProvider>) {
  const { current, client } = context.get(sessionContext);
  if (current() === undefined) throw redirect('/profile/signin', 303);
  return answerOf(client(getOwnAccount, {}));
}

/** The same for a page that only a grown-up may open: they are asked who they are before. */
export async function loadForGrownUp(context: Readonly<RouterContextProvider>, returnPath: string) {
  const account = await loadOwnAccount(context);
  if (!account.isFresh) throw redirect(confirmPath(returnPath), 303);
  return account;
}
