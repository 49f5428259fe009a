import { data, isRouteErrorResponse } from 'react-router';

import { requireSameSite } from '../request/from-elsewhere.ts';
import { type Done, faultFromError, type Fields, type Outcome, type Refused } from './outcome.ts';

/** The action of a screen whose forms each do one thing: what was done, or why not, with what was typed. */
export async function takeForm<Result = Done>(request: Request, url: URL, act: (fields: Fields) => Promise<Result>) {
  requireSameSite(request, url);
  const typed = await fieldsOf(request);
  try {
    return data<Outcome<Result>>({ done: await act(typed), sent: typed });
  } catch (error) {
    return data<Outcome<Result>>({ fault: faultFromError(error), typed }, { status: 400 });
  }
}

/**
 * The same from a browser, which says so where nothing answers. With the status of a refusal React Router would not read the screen
 * anew, and its forms would speak of the version of before for ever; of what may not be read any more it would take what was typed.
 */
export async function takeFormInBrowser<Answer>({ request, serverAction }: SentForm<Answer>) {
  // To be sent it is read.
  const sent = request.clone();
  try {
    const answer = await serverAction();
    return isLost(answer) ? answer : data(answer);
  } catch (error) {
    return data<Refused>({ fault: unansweredFault(error), typed: await fieldsOf(sent) }, { status: 503 });
  }
}

/** Why a form of a screen was not answered. @throws what else went wrong */
export function unansweredFault(error: unknown): 'offline' | 'signed-out' {
  // `fetch` rejects with a TypeError when nothing answers.
  if (error instanceof TypeError) return 'offline';
  // To whoever is not signed in any more there is no back room, and so no such screen.
  if (isRouteErrorResponse(error) && [404, 405].includes(error.status)) return 'signed-out';
  throw error;
}

function isLost(answer: unknown): boolean {
  const fault = answer instanceof Object && 'fault' in answer ? answer.fault : undefined;
  return fault === 'signed-out' || fault === 'failed';
}

interface SentForm<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

async function fieldsOf(request: Request): Promise<Fields> {
  const entries = [...(await request.formData())].filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(entries) as Fields;
}

/** What stands in the fields of a form again: what was typed and not taken. */
export function typedIn(outcome: Outcome<unknown> | undefined): Fields {
  return outcome !== undefined && 'typed' in outcome ? outcome.typed : {};
}
