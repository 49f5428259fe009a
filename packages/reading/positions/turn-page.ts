import type { Database } from '@letsread/database/open-database.ts';
import { createWriteBatch } from '@letsread/database/write-batch.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import type { turnPage as contract } from '../contract.ts';
import { positionIn } from './position-in-book.ts';
import { type Recorded, recordTurns, type Turn } from './record-turns.ts';
import { clampClientTime } from '../clamp-client-time.ts';

const batches = new WeakMap<Database, ReturnType<typeof createWriteBatch<Turn, Recorded | undefined>>>();

/** The position that stands after a turn, and whether the turn finished the book; the call itself is answered by learning. */
export async function recordTurn(
  { database }: { database: Database },
  { params, query, headers }: EndpointRequest<typeof contract>,
): Promise<{ position: EndpointOutput<typeof contract>; isAtEnd: boolean }> {
  const recorded = await batchOf(database).add({
    profileId: query.pId,
    bookId: query.bId,
    languageId: query.lId,
    page: params.pageNumber,
    pages: query.pages,
    at: clampClientTime(query.at, headers),
    again: query.again,
    eventId: query.eventId,
  });
  if (recorded === undefined)
    throw new Problem('book-not-found', 404, { detail: 'There is no such book in this language.' });
  const { bookId, languageId, pages, turnedAt, eventId, isAtEnd } = recorded;
  const position = {
    ...positionIn(recorded, pages),
    bookId,
    languageId,
    pages,
    turnedAt: turnedAt.toISOString(),
    eventId: eventId === '' ? null : eventId,
  };
  return { position, isAtEnd };
}

function batchOf(database: Database) {
  const batch =
    batches.get(database) ??
    createWriteBatch<Turn, Recorded | undefined>({
      max: 500,
      write: (turns) => retryOnConflict(() => recordTurns(database, turns)),
    });
  batches.set(database, batch);
  return batch;
}
