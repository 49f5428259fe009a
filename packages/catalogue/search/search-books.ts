import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { CatalogueContext } from '../context.ts';
import type { searchBooks as contract } from '../contract.ts';
import { queryIndex } from './query-index.ts';
import { searchDatabase } from './search-database.ts';
import { searchIndexFile } from './search-index-file.ts';

/** From the index of this host; from the database while there is none. */
export async function searchBooks(
  context: CatalogueContext,
  request: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return (await queryIndex(context, (reader) => searchIndexFile(reader, request))) ?? searchDatabase(context, request);
}
