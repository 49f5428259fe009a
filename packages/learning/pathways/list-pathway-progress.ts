import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import type { listPathwayProgress as contract } from '../contract.ts';
import { selectProgress } from './select-progress.ts';

export async function listPathwayProgress(
  { database }: CatalogueContext,
  { params: { profileId }, query: { slug, lId = englishLanguageId } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  return { items: await selectProgress(database, { profileId, languageId: lId, slug }) };
}
