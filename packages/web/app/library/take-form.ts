import { data } from 'react-router';

import { requireSameSite } from '../request/from-elsewhere.ts';
import { type Done, faultOf, type Fields, type Outcome } from './people/act-on-people.ts';

/** The action of a screen whose forms each do one thing: what was done, or why not, with what was typed. */
export async function takeForm(request: Request, url: URL, act: (fields: Fields) => Promise<Done>) {
  requireSameSite(request, url);
  const entries = [...(await request.formData())].filter((entry) => typeof entry[1] === 'string');
  const typed = Object.fromEntries(entries) as Fields;
  try {
    return data<Outcome>({ done: await act(typed) });
  } catch (error) {
    return data<Outcome>({ fault: faultOf(error), typed }, { status: 400 });
  }
}

/** The same from a browser, which says so where nothing answers. */
export async function takeFormInBrowser<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    // `fetch` rejects with a TypeError when nothing answers.
    if (!(error instanceof TypeError)) throw error;
    return data<Outcome>({ fault: 'offline', typed: {} }, { status: 503 });
  }
}
