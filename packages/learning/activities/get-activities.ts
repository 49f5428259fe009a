import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { findCard } from '../editions/find-card.ts';
import type { getActivities as contract } from '../games/contract.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { selectActivities } from './select-activities.ts';

export async function getActivities(
  context: CatalogueContext,
  { params: { editionId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const card = await findCard(context, editionId);
  return { items: (await selectActivities(context, [card])).get(editionId) ?? [] };
}
