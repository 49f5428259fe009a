import { type BookToRead, previewBook } from '@letsread/catalogue/contract.ts';
import { fillPath } from '@letsread/http/api-client.ts';

/** Where the reader asks for its edition as data. */
export function bookAddress({ bookId, editionId, language }: BookToRead): string {
  return `/api${fillPath(previewBook, { langId: language.id, bookId, eId: editionId })}`;
}
