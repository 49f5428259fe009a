import { listProviders } from '@letsread/identity/contract.ts';
import { redirect, type RouterContextProvider } from 'react-router';

import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { sameOriginPath } from '../../request/same-origin-path.ts';
import { answerOf } from '../../request/problems.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';

/** What a screen for signing in needs. Somebody who is signed in already is sent on to where it leads. */
export async function loadEntrance(context: Readonly<RouterContextProvider>, url: URL) {
  const returnPath = returnPathFromUrl(url);
  if (context.get(sessionContext).current() !== undefined) throw redirect(returnPath, 303);
  return { returnPath, ...(await answerOf(context.get(apiClientContext)(listProviders, {}))) };
}

/** Where an address of a screen for signing in leads back to. */
export function returnPathFromUrl(url: URL): string {
  return sameOriginPath(url.searchParams.get('to'));
}

export function isSecure(context: Readonly<RouterContextProvider>, url: URL): boolean {
  return (context.get(siteContext).origin ?? url.origin).startsWith('https:');
}
