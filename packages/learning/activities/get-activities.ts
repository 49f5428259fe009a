import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { findCard } from '../editions/find-card.ts';
import type { getActivities as contract } from '../games/contract.ts';
import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { activitiesOf } from './activities-of.ts';

export async function getActivities(
  context: CatalogueContext,
  { params: { editionId } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const card = await findCard(context, editionId);
  return { items: (await activitiesOf(context, [card])).get(editionId) ?? [] };
}
