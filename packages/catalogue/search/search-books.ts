import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { CatalogueContext } from '../context.ts';
import type { searchBooks as contract } from '../contract.ts';
import { searchDatabase } from './search-database.ts';
import { searchIndexFile } from './search-index-file.ts';

/** From the index of this host; from the database while there is none. */
export async function searchBooks(
  context: CatalogueContext,
  request: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  await context.searchIndex?.settled();
  const reader = context.searchIndex?.reader();
  if (reader === undefined) return searchDatabase(context, request);
  try {
    return searchIndexFile(reader, request);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SQLITE_ERROR') throw error;
    context.searchIndex?.reportFailure(error);
    return searchDatabase(context, request);
  }
}
