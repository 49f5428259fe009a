import { randomUUID } from 'node:crypto';
import { senderOf } from '../sender-of.ts';
import type { UsageContext } from '../usage-context.ts';
import { addHappening } from './write-events.ts';

/** Counts that a file of a book was carried away; nothing where that was asked not to be counted. */
export async function countDownload(
  { database, countryOf }: UsageContext,
  request: Omit<Parameters<typeof senderOf>[0], 'countryOf'>,
  { editionId, format }: { editionId: string; format: string },
): Promise<void> {
  const { sender, country, isPrivate } = senderOf({ ...request, countryOf });
  if (isPrivate) return;
  const id = randomUUID();
  const counted = {
    kind: 'downloaded',
    detail: format,
    amount: 1,
    day: undefined,
    country,
    sender,
    isPrivate,
  } as const;
  await addHappening(database, { ...counted, id, of: { editionId } });
}
