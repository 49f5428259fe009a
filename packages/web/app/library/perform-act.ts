import type { ApiClient } from '@letsread/http/api-client.ts';
import { data } from 'react-router';

import type { Done, Fields } from './outcome.ts';

/** What a form of the back room can ask for, by the name in its field `act`. */
export type Acts = Readonly<Record<string, (client: ApiClient, fields: Fields) => Promise<Done>>>;

/** Does what a form asks for. @throws the problem of the call */
export async function performAct(acts: Acts, client: ApiClient, fields: Fields): Promise<Done> {
  const name = fields['act'] ?? '';
  // Every object has a "constructor".
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (act === undefined) refuseUnknownAct();
  return act(client, fields);
}

/** For a form that no page has: one made by hand, or by another version. @throws 400, shown as a page */
export function refuseUnknownAct(): never {
  throw data(null, { status: 400 });
}
