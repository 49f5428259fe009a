import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { getBook as contract } from '../contract.ts';
import { selectBook } from './select-book.ts';

export async function getBook(
  context: CatalogueContext,
  { params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const slug = params.slug.normalize('NFC').toLowerCase();
  const found = await selectBook(
    context,
    sql`edition.status = 'published' and (edition.slug = ${slug}
      or edition.id = (select edition_id from edition_former_slug where edition_former_slug.slug = ${slug}))`,
  );
  if (found === undefined) throw new Problem('book-not-found', 404, { detail: 'No published book has this slug.' });
  return found;
}
