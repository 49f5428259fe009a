import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import type { Book, Page } from '@letsread/catalogue/contract.ts';
import { pictureColumn } from '@letsread/catalogue/picture-column.ts';
import { selectBook } from '@letsread/catalogue/select-book.ts';
import { edition, page, picture } from '@letsread/catalogue/tables.ts';
import { Problem } from '@letsread/http/problem.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { OfferedFile } from '../feed.ts';
import { selectOfferedFiles } from '../offered-files.ts';

export interface EditionToPublish {
  book: Book;
  /** In reading order, the cover first; numbered anew, as an edition may skip numbers and the reader counts pages. */
  pages: Pick<Page, 'number' | 'text' | 'picture' | 'alt'>[];
  files: readonly OfferedFile[];
}

/** A published edition with its pages. @throws Problem book-not-found. */
export async function readEdition(context: CatalogueContext, editionId: string): Promise<EditionToPublish> {
  const book = await selectBook(context, and(eq(edition.status, 'published'), eq(edition.id, editionId)));
  if (book === undefined) throw new Problem('book-not-found', 404, { detail: 'No published edition has this id.' });
  const rows = await context.database.db
    .select({ number: page.number, text: page.text, picture: pictureColumn(context.mediaUrl), alt: page.alt })
    .from(page)
    .leftJoin(picture, eq(picture.id, page.pictureId))
    .where(eq(page.editionId, editionId))
    .orderBy(asc(page.number));
  const cover = rows.find(({ number }) => number === 0);
  // A made cover is the title once more, and no picture of the story.
  const shown = book.isIllustrated ? book.cover : null;
  const filesOf = await selectOfferedFiles(context.database, [editionId]);
  const story = rows.filter(({ number }) => number > 0);
  return {
    book,
    pages: [
      { number: 0, text: '', picture: cover?.picture ?? shown, alt: cover?.alt ?? '' },
      ...story.map((row, at) => ({ ...row, number: at + 1 })),
    ],
    files: filesOf(editionId),
  };
}
