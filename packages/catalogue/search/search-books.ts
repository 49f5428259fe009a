import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { CatalogueContext } from '../context.ts';
import type { searchBooks as contract } from '../contract.ts';
import { countSignLanguages } from './count-sign-languages.ts';
import { queryIndex } from './query-index.ts';
import { searchDatabase } from './search-database.ts';
import { searchIndexFile } from './search-index-file.ts';
import { withStandingTags } from './standing-tags.ts';

/** From the index of this host; from the database while there is none, and of sign languages, which the index does not know. */
export async function searchBooks(
  context: CatalogueContext,
  asked: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const request = { ...asked, query: await withStandingTags(context, asked.query) };
  const { sl, signLanguage } = request.query;
  const found =
    (sl === undefined ? await queryIndex(context, (reader) => searchIndexFile(reader, request)) : undefined) ??
    (await searchDatabase(context, request));
  const isOfSigned = signLanguage || sl !== undefined;
  const signLanguages = isOfSigned ? await countSignLanguages(context, request.query) : [];
  return { ...found, facets: { ...found.facets, signLanguages } };
}
