import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import { openClassroom } from '@letsread/identity/contract.ts';
import { addClassReaders, deleteClass, renameClass } from '@letsread/profiles/classes/contract.ts';
import { redirect, redirectDocument } from 'react-router';

import { refuseUnknownAct } from '../perform-act.ts';
import { orAskGrownUp } from '../../identity/account/ask-grown-up.ts';
import type { RequestSession } from '../../request/session/server-session.server.ts';
import type { Fields } from '../outcome.ts';

/** What became of a pasted list, or that the class has another name. */
export type ClassDone = AddedReaders | 'renamed';
export type AddedReaders = Pick<EndpointOutput<typeof addClassReaders>, 'added' | 'refused' | 'emptyLines'>;

/** Does what a form of the screen asks for. @throws the problem of the call, or the way on */
export async function actOnClass(
  { client, refreshToken, renew }: Pick<RequestSession, 'client' | 'refreshToken' | 'renew'>,
  classId: string,
  fields: Fields,
): Promise<ClassDone> {
  switch (fields['act'] ?? '') {
    case 'add': {
      const answer = await client(addClassReaders, { classId, body: { names: fields['names'] ?? '' } });
      const { added, refused, emptyLines } = answer;
      return { added, refused, emptyLines };
    }
    case 'rename':
      await client(renameClass, { classId, body: { name: fields['name'] ?? '' } });
      return 'renamed';
    case 'open':
      await client(openClassroom, { body: { classId, refreshToken: refreshToken() } });
      await renew();
      throw redirectDocument('/classroom', 303);
    case 'delete':
      await orAskGrownUp(client(deleteClass, { classId }), `/library/classes/${classId}`);
      throw redirect('/library/classes', 303);
    default:
      refuseUnknownAct();
  }
}
