import type { ApiClient } from '@letsread/http/api-client.ts';
import { changeHandedOut, handOut, takeBack, type WhatToHandOut } from '@letsread/learning/handing-out/contract.ts';

import { refuseUnknownAct } from '../perform-act.ts';
import type { Fields } from '../outcome.ts';
import { readersInForm } from './readers-in-form.ts';

/** What was done, for the note that says so. */
export type HandingDone = 'handed' | 'changed' | 'taken';

/** Does what a form of the screen asks for. @throws the problem of the call */
export async function actOnHandedOut(client: ApiClient, classId: string, fields: Fields): Promise<HandingDone> {
  const { act = '', id: handedOutId = '', untilDay = '' } = fields;
  const readerIds = readersInForm(fields);
  switch (act) {
    case 'hand-out':
      await client(handOut, { classId, body: { ...whatIn(fields), readerIds, untilDay } });
      return 'handed';
    case 'change':
      await client(changeHandedOut, { classId, handedOutId, body: { readerIds, untilDay } });
      return 'changed';
    case 'take-back':
      await client(takeBack, { classId, handedOutId });
      return 'taken';
    default:
      refuseUnknownAct();
  }
}

/** "book:12:1001", the thing and its language; of a level how many stories are chosen beside it. */
function whatIn({ what = '', stories = '' }: Fields): { what: WhatToHandOut; languageId?: string } {
  const [kind = '', id = '', languageId] = what.split(':');
  if (kind === 'level') return { what: { kind, level: Number(id), stories: Number(stories) } };
  // Nothing chosen is no number of anything, which the call refuses.
  const chosen = kind === 'collection' || kind === 'pathway' ? kind : 'book';
  return { what: { kind: chosen, id }, ...(languageId ? { languageId } : {}) };
}
