import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { randomUUID } from 'node:crypto';
import type { countOpening as contract } from '../contract.ts';
import { senderOf } from '../sender-of.ts';
import type { UsageContext } from '../usage-context.ts';
import { addHappening } from './write-events.ts';

export async function countOpening(
  { database, countryOf }: UsageContext,
  { params, query, address, headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { bookId } = params;
  const { signLanguage, editionId, eventId = randomUUID(), device } = query;
  const { sender, country, isPrivate } = senderOf({ address, headers, countryOf, device });
  const { isKnown } = await addHappening(database, {
    id: eventId,
    kind: 'opened',
    of: editionId === undefined ? { bookId } : { bookId, editionId },
    isPrivate,
    country,
    detail: '',
    amount: 1,
    day: undefined,
    isSigned: signLanguage,
    sender,
  });
  if (!isKnown) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
  return { counted: true };
}
