import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { getBook as contract } from '../contract.ts';
import { hasSlug } from './has-slug.ts';
import { missingEdition } from './missing-edition.ts';
import { selectBook } from './select-book.ts';

export async function getBook(
  context: CatalogueContext,
  { params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const isRequested = hasSlug(params.slug);
  const found = await selectBook(context, sql`edition.status = 'published' and ${isRequested}`);
  if (found !== undefined) return found;
  throw await missingEdition(context.database, isRequested, 'No published book has this slug.');
}
