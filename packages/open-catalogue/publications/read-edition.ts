import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { Book, Page } from '@letsread/catalogue/contract.ts';
import { pictureColumn } from '@letsread/catalogue/books/picture-column.ts';
import { missingEdition } from '@letsread/catalogue/books/missing-edition.ts';
import { selectBook } from '@letsread/catalogue/books/select-book.ts';
import sql from 'sql-template-tag';
import type { OfferedFile } from '../feed.ts';
import { selectOfferedFiles } from '../editions/offered-files.ts';

export interface EditionToPublish {
  book: Book;
  /** In reading order, the cover first; numbered anew, as an edition may skip numbers and the reader counts pages. */
  pages: Pick<Page, 'number' | 'text' | 'picture' | 'alt'>[];
  files: readonly OfferedFile[];
}

/** A published edition with its pages. @throws Problem book-withdrawn, book-not-found. */
export async function readEdition(context: CatalogueContext, editionId: string): Promise<EditionToPublish> {
  const isRequested = sql`edition.id = ${editionId}`;
  const book = await selectBook(context, sql`edition.status = 'published' and ${isRequested}`);
  if (book === undefined)
    throw await missingEdition(context.database, isRequested, 'No published edition has this id.');
  const { rows } = await context.database.pool.query<EditionToPublish['pages'][number]>(sql`
    select page.number, page.text, ${pictureColumn(context.mediaUrl)} as picture, page.alt
    from page left join picture on picture.id = page.picture_id
    where page.edition_id = ${editionId} order by page.number`);
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
