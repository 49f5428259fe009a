import { data } from 'react-router';

import { requireSameSite } from '../request/from-elsewhere.ts';
import { type Done, faultFromError, type Fields, type Outcome, type Refused } from './outcome.ts';

/** The action of a screen whose forms each do one thing: what was done, or why not, with what was typed. */
export async function takeForm<Result = Done>(request: Request, url: URL, act: (fields: Fields) => Promise<Result>) {
  requireSameSite(request, url);
  const entries = [...(await request.formData())].filter((entry) => typeof entry[1] === 'string');
  const typed = Object.fromEntries(entries) as Fields;
  try {
    return data<Outcome<Result>>({ done: await act(typed) });
  } catch (error) {
    return data<Outcome<Result>>({ fault: faultFromError(error), typed }, { status: 400 });
  }
}

/** The same from a browser, which says so where nothing answers. */
export async function takeFormInBrowser<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    // `fetch` rejects with a TypeError when nothing answers.
    if (!(error instanceof TypeError)) throw error;
    return data<Refused>({ fault: 'offline', typed: {} }, { status: 503 });
  }
}

/** What stands in the fields of a form again: what was typed and not taken. */
export function typedIn(outcome: Outcome<unknown> | undefined): Fields {
  return outcome !== undefined && 'typed' in outcome ? outcome.typed : {};
}
