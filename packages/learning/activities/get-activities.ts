import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { findCard } from '../editions/find-card.ts';
import type { getActivities as contract } from '../games/contract.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { activitiesOf } from './activities-of.ts';

export async function getActivities(
  context: CatalogueContext,
  { params: { editionId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const card = await findCard(context, editionId);
  return { items: (await activitiesOf(context, [card])).get(editionId) ?? [] };
}
