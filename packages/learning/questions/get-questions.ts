import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { findCard } from '../editions/find-card.ts';
import type { getQuestions as contract } from '../games/contract.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { readQuestions } from './read-questions.ts';

export async function getQuestions(
  context: CatalogueContext,
  { params: { editionId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const book = await findCard(context, editionId);
  return { book, questions: (await readQuestions(context, [editionId])).get(editionId) ?? [] };
}
