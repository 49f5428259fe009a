import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { PageSign } from '@letsread/media/contract.ts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogueContext } from './book-columns.ts';
import { pictureColumn } from './picture-column.ts';
import type { previewBook as contract } from './contract.ts';
import { narrationOfPage, signOfPage } from './recording-columns.ts';
import { selectBook } from './select-book.ts';
import { edition, page, pageVideo, picture } from './tables.ts';

type Query = CallRequest<typeof contract>['query'];

export async function previewBook(
  context: CatalogueContext,
  { params, query }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const found = await selectBook(
    context,
    and(
      eq(edition.status, 'published'),
      eq(edition.bookId, params.bookId),
      eq(edition.languageId, params.langId),
      query.eId === undefined ? undefined : eq(edition.id, query.eId),
      isSignedAsAsked(query),
    ),
  );
  if (found === undefined) {
    throw new Problem('book-not-found', 404, { detail: 'There is no such book in this language.' });
  }
  const signing = query.signLanguage ? (query.sl?.toLowerCase() ?? found.signing[0]?.code) : undefined;
  const pages = await context.database.db
    .select({
      number: page.number,
      text: page.text,
      picture: pictureColumn(context.mediaUrl),
      alt: page.alt,
      narration: narrationOfPage(context.mediaUrl),
      sign: signing === undefined ? sql<PageSign | null>`null` : signOfPage(context.mediaUrl, signing),
    })
    .from(page)
    .leftJoin(picture, eq(picture.id, page.pictureId))
    .where(eq(page.editionId, found.editionId))
    .orderBy(asc(page.number));
  return { ...found, pages };
}

function isSignedAsAsked({ signLanguage, sl }: Query): SQL | undefined {
  if (!signLanguage) return undefined;
  if (sl === undefined) return eq(edition.isSigned, true);
  return sql`exists (select from ${pageVideo}
    where ${pageVideo.editionId} = ${edition.id} and ${pageVideo.signLanguageCode} = ${sl.toLowerCase()})`;
}
