import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { CatalogueContext } from '../context.ts';
import type { searchBooks as contract } from '../contract.ts';
import { queryIndex } from './query-index.ts';
import { searchDatabase } from './search-database.ts';
import { searchIndexFile } from './search-index-file.ts';
import { withStandingTags } from './standing-tags.ts';

/** From the index of this host; from the database while there is none. */
export async function searchBooks(
  context: CatalogueContext,
  asked: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const request = { ...asked, query: await withStandingTags(context, asked.query) };
  return (await queryIndex(context, (reader) => searchIndexFile(reader, request))) ?? searchDatabase(context, request);
}
