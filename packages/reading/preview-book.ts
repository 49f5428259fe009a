import type { previewBook as contract } from '@letsread/catalogue/contract.ts';
import { previewBook as previewForAnyone } from '@letsread/catalogue/preview-book.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { and, eq } from 'drizzle-orm';
import { listedOf } from './listed.ts';
import { placeIn, positionColumns } from './place-in-book.ts';
import type { ReadingContext } from './select-books.ts';
import { readingPosition } from './tables.ts';

/** The catalogue's answer, and with a profile what is the reader's own. */
export async function previewBook(
  context: ReadingContext,
  request: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const book = await previewForAnyone(context, request);
  const { pId } = request.query;
  if (pId === undefined) return book;
  const [position = null] = await context.database.db
    .select(positionColumns)
    .from(readingPosition)
    .where(and(eq(readingPosition.profileId, pId), eq(readingPosition.bookId, book.bookId)));
  const { page, furthest, finishedAt } = placeIn(position, book.pageCount);
  const { isFavourite } = await listedOf(context.database, pId, book.bookId);
  return { ...book, own: { isFavourite, page, furthest, finishedAt } };
}
