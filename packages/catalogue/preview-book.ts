import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { and, asc, eq } from 'drizzle-orm';
import { type CatalogueContext, pictureColumn } from './book-columns.ts';
import type { previewBook as contract } from './contract.ts';
import { selectBook } from './select-book.ts';
import { edition, page, picture } from './tables.ts';

export async function previewBook(
  context: CatalogueContext,
  { params, query }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  // No edition has a sign-language variant yet, so asking for one finds nothing.
  const found = query.signLanguage
    ? undefined
    : await selectBook(
        context,
        and(
          eq(edition.status, 'published'),
          eq(edition.bookId, params.bookId),
          eq(edition.languageId, params.langId),
          query.eId === undefined ? undefined : eq(edition.id, query.eId),
        ),
      );
  if (found === undefined) {
    throw new Problem('book-not-found', 404, { detail: 'There is no such book in this language.' });
  }
  const pages = await context.database.db
    .select({ number: page.number, text: page.text, picture: pictureColumn(context.mediaUrl), alt: page.alt })
    .from(page)
    .leftJoin(picture, eq(picture.id, page.pictureId))
    .where(eq(page.editionId, found.editionId))
    .orderBy(asc(page.number));
  return { ...found, pages };
}
