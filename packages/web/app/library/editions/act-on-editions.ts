import { joinBooks, listLinkedEditions, splitBook, undoBookLinking } from '@letsread/catalogue/linking/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';

import { refuseUnknownAct } from '../perform-act.ts';
import type { Done, Fields } from '../outcome.ts';

/** `newBookId`: the book that was split off. */
export type DoneWithEditions = Done & { newBookId?: string };

/** Does what a form about the editions of a book asks for, and says how it is taken back. @throws the problem of the call */
export function actOnEditions(client: ApiClient, bookId: string, fields: Fields): Promise<DoneWithEditions> {
  const act = fields['act'] ?? '';
  if (act === 'join') return join(client, bookId, fields);
  if (act === 'split') return split(client, bookId, fields);
  if (act === 'undo') return undo(client, bookId, fields);
  refuseUnknownAct();
}

async function join(client: ApiClient, bookId: string, { otherId = '', seen = '' }: Fields): Promise<DoneWithEditions> {
  const { linkings, linkingId } = await client(joinBooks, { bookId, body: { otherId, seen: seen.split(',') } });
  return done('books-joined', titlesOf(linkings, linkingId), linkingId);
}

/** `editionIds` and `seen`: numbers, parted by commas. */
async function split(
  client: ApiClient,
  bookId: string,
  { editionIds = '', seen = '' }: Fields,
): Promise<DoneWithEditions> {
  const body = { editionIds: editionIds.split(','), seen: seen.split(',') };
  const { linkings, linkingId, newBookId } = await client(splitBook, { bookId, body });
  return { ...done('book-split', titlesOf(linkings, linkingId), linkingId), newBookId };
}

async function undo(client: ApiClient, bookId: string, { linkingId = '' }: Fields): Promise<DoneWithEditions> {
  const { linkings } = await client(listLinkedEditions, { bookId });
  await client(undoBookLinking, { bookId, linkingId });
  return done('linking-undone', titlesOf(linkings, linkingId), undefined);
}

function titlesOf(linkings: readonly { id: string; titles: string[] }[], linkingId: string): string[] {
  return linkings.find(({ id }) => id === linkingId)?.titles ?? [];
}

function done(action: Done['action'], titles: readonly string[], linkingId: string | undefined): Done {
  const undo = linkingId === undefined ? undefined : { act: 'undo', linkingId };
  return { action, name: '', team: '', role: null, subject: titles[0] ?? '', count: titles.length, undo };
}
