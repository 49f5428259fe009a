import { redirect, type RouterContextProvider } from 'react-router';

import { isProblem } from '../../request/is-problem.ts';
import { answerOf } from '../../request/problems.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { readerOf } from './reader-of-session.ts';

/**
 * As `answerOf`, for what the profile that reads has. One that was deleted on another device gives way: the session learns
 * who is there, and the page is asked for once more, as the first of them.
 */
export async function answerOfReader<Answer>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  answer: Promise<Answer>,
): Promise<Answer> {
  const { current, renew } = context.get(sessionContext);
  const asked = readerOf(current())?.pId;
  const orGiveWay = answer.catch(async (error: unknown) => {
    if (!isProblem(error) || error.code !== 'profile-not-found') throw error;
    await renew();
    // Nobody else to ask as: asking again would go on for ever.
    if (readerOf(current())?.pId === asked) throw error;
    throw redirect(url.pathname + url.search, 303);
  });
  return answerOf(orGiveWay, url);
}
