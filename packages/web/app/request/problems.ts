import { data, redirect } from 'react-router';

import { isProblem } from './is-problem.ts';

/** With the status of a page whose reader asked for too much at once: how long to wait. */
export interface WaitToAsk {
  minutes: number;
}

/**
 * Waits for an answer; a call's problem becomes the status of the page: what cannot be there is 404, what was there 410, the rest
 * is ours. A list that goes on from the `cursor` of the page's address, `url`, begins anew where its call does not know that one:
 * an address may be older than the library.
 */
export async function answerOf<Answer>(answer: Promise<Answer>, url?: URL): Promise<Answer> {
  return answer.catch((error: unknown) => {
    // The session has ended: whoever wants their own is asked to sign in again.
    if (isProblem(error) && error.status === 401) throw redirect('/profile/signin');
    if (url?.searchParams.has('cursor') && isOfCursor(error)) throw redirect(withoutCursor(url));
    if (!isProblem(error)) throw error;
    const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60);
    throw data<WaitToAsk | null>(error.status === 429 ? { minutes } : null, { status: pageStatus(error.status) });
  });
}

/** An address that asks for what makes no sense (400) is an address that does not exist. */
function pageStatus(status: number): number {
  if (status === 429) return 503;
  if (status === 410) return 410;
  return status < 500 ? 404 : status;
}

function isOfCursor(error: unknown): boolean {
  return isProblem(error) && error.errors?.some(({ path }) => path === 'query.cursor') === true;
}

function withoutCursor(address: URL): string {
  const url = new URL(address);
  url.searchParams.delete('cursor');
  return url.pathname + url.search;
}
