import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { countUsage as contract, UsageEvent } from '../contract.ts';
import { countSearches } from './count-searches.ts';
import { senderOf } from '../sender-of.ts';
import type { UsageContext } from '../usage-context.ts';
import { addHappening, type Happening } from './write-events.ts';

export async function countUsage(
  { database, countryOf }: UsageContext,
  { body: { device, events, searches }, address, headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { sender, country, isPrivate } = senderOf({ address, headers, countryOf, device });
  const counted = isPrivate ? events.filter(({ kind }) => kind === 'opened') : events;
  const written = await Promise.all(
    counted.map((event) => addHappening(database, happeningOf(event, { sender, country, isPrivate }))),
  );
  const found = isPrivate ? 0 : await countSearches(database, searches, sender);
  return { counted: found + written.filter(({ isCounted }) => isCounted).length };
}

function happeningOf(
  { id, kind, editionId, day, amount, page }: UsageEvent,
  by: Pick<Happening, 'sender' | 'country' | 'isPrivate'>,
): Happening {
  const isMany = kind === 'pages' || kind === 'minutes';
  const detail = kind === 'stopped' ? String(page ?? 0) : '';
  return { id, kind, of: { editionId }, detail, amount: isMany ? amount : 1, day, ...by };
}
