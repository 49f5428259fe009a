import type { EndpointOutput, EndpointRequest, Standing } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { hasSlug } from '../books/has-slug.ts';
import { selectBook } from '../books/select-book.ts';
import { selectPages } from '../books/select-pages.ts';
import type { CatalogueContext } from '../context.ts';
import type { Book } from '../contract.ts';
import { mayEdit } from '../editors/editable-books.ts';
import type { editionStatuses, getUnpublished as bookContract, readUnpublished as contract } from './contract.ts';

type Status = (typeof editionStatuses)[number];

/** A book that readers do not see, as its own page shows it. */
export async function getUnpublished(
  context: CatalogueContext,
  { params, standing }: EndpointRequest<typeof bookContract>,
): Promise<EndpointOutput<typeof bookContract>> {
  return findUnpublished(context, params.slug, standing);
}

/** The same with its pages, to read. */
export async function readUnpublished(
  context: CatalogueContext,
  { params, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { status, book } = await findUnpublished(context, params.slug, standing);
  return { status, book: { ...book, pages: await selectPages(context, book.editionId) } };
}

/** @throws Problem book-not-found, for a book of other teams too: there is none for who may not see it */
async function findUnpublished(
  context: CatalogueContext,
  slug: string,
  standing: Standing,
): Promise<{ status: Status; book: Book }> {
  const found = await selectBook(
    context,
    sql`edition.status <> 'published' and ${mayEdit(standing, sql`edition.book_id`)} and ${hasSlug(slug)}`,
  );
  if (found === undefined)
    throw new Problem('book-not-found', 404, { detail: 'No draft and no withdrawn book has this slug.' });
  const { rows } = await context.database.pool.query<{ status: Status }>(
    sql`select status from edition where id = ${found.editionId}`,
  );
  return { status: rows[0]?.status ?? 'draft', book: found };
}
