import { and } from '@letsread/database/sql.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { previewBook as contract } from '../contract.ts';
import { selectBook } from './select-book.ts';
import { selectPages } from './select-pages.ts';

type Query = EndpointRequest<typeof contract>['query'];

export async function previewBook(
  context: CatalogueContext,
  { params, query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const isRequested = query.eId === undefined ? undefined : sql`edition.id = ${query.eId}`;
  const found = await selectBook(
    context,
    and(
      sql`edition.status = 'published' and edition.book_id = book_now(${params.bookId}, ${params.langId}) and edition.language_id = ${params.langId}`,
      isRequested,
      isSignedAsRequested(query),
    ),
  );
  if (found === undefined) {
    throw new Problem('book-not-found', 404, { detail: 'There is no such book in this language.' });
  }
  const signing = query.signLanguage ? (query.sl?.toLowerCase() ?? found.signing[0]?.code) : undefined;
  return { ...found, pages: await selectPages(context, found.editionId, signing) };
}

function isSignedAsRequested({ signLanguage, sl }: Query): Sql | undefined {
  if (!signLanguage) return undefined;
  if (sl === undefined) return sql`edition.is_signed`;
  return sql`exists (select from page_video
    where page_video.edition_id = edition.id and page_video.sign_language_code = ${sl.toLowerCase()})`;
}
