import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { listPathwayProgress as contract } from '../contract.ts';
import { selectProgress } from './select-progress.ts';

export async function listPathwayProgress(
  { database }: CatalogueContext,
  { params: { profileId }, query: { slug, lId = englishLanguageId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return { items: await selectProgress(database, { profileId, languageId: lId, slug }) };
}
