import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { getBook as contract } from '../contract.ts';
import { hasSlug } from './has-slug.ts';
import { selectBook } from './select-book.ts';

export async function getBook(
  context: CatalogueContext,
  { params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const isRequested = hasSlug(params.slug);
  const found = await selectBook(context, sql`edition.status = 'published' and ${isRequested}`);
  if (found !== undefined) return found;
  const { rowCount } = await context.database.pool.query(
    sql`select from edition where edition.status = 'withdrawn' and ${isRequested}`,
  );
  if (rowCount === 0) throw new Problem('book-not-found', 404, { detail: 'No published book has this slug.' });
  throw new Problem('book-withdrawn', 410, { detail: 'The library has taken this book back.' });
}
