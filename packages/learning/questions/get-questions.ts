import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { findCard } from '../editions/find-card.ts';
import type { getQuestions as contract } from '../games/contract.ts';
import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { readQuestions } from './read-questions.ts';

export async function getQuestions(
  context: CatalogueContext,
  { params: { editionId } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const book = await findCard(context, editionId);
  return { book, questions: (await readQuestions(context, [editionId])).get(editionId) ?? [] };
}
