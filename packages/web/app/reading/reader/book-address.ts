import { type BookToRead, previewBook } from '@letsread/catalogue/contract.ts';
import { fillPath } from '@letsread/http/api-client.ts';

/** Where the reader asks for its edition as data; `apiUrl`: where the calls go (`request/contexts.ts`). */
export function bookAddress(apiUrl: string, { bookId, editionId, language }: BookToRead): string {
  return `${apiUrl}${fillPath(previewBook, { langId: language.id, bookId, eId: editionId })}`;
}
