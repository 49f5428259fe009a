import { type Book, type BookToRead, getBook, previewBook } from '@letsread/catalogue/contract.ts';
import { getUnpublished, readUnpublished } from '@letsread/catalogue/stock/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { libraryMessages } from '@letsread/interface-text/library-messages.ts';
import { translator } from '@letsread/interface-text/translator.ts';
import type { RouterContextProvider } from 'react-router';

import { interfaceLanguage } from '../i18n/interface-language.ts';
import { apiClientContext } from '../request/contexts.ts';
import { isProblem } from '../request/is-problem.ts';
import { answerOf } from '../request/problems.ts';
import { sessionContext } from '../request/session/server-session.server.ts';

interface BookRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  slug: string;
}

/** A book, and what who looks after the library is told of it where readers do not see it. */
export interface FoundBook<Found> {
  book: Found;
  note: string | undefined;
}

/** The book of an address; "withdrawn" where there was one. @throws 404, which says nothing of drafts */
export async function findBook({ context, request, slug }: BookRequest): Promise<FoundBook<Book> | 'withdrawn'> {
  return find(
    { context, request, slug },
    async (client) => ({ book: await client(getBook, { slug }) }),
    (client) => client(getUnpublished, { slug }),
  );
}

/** The same with its pages. */
export async function findBookToRead(request: BookRequest): Promise<FoundBook<BookToRead> | 'withdrawn'> {
  const { slug } = request;
  return find(
    request,
    async (client) => {
      const { bookId, editionId, language } = await client(getBook, { slug });
      return { book: await client(previewBook, { langId: language.id, bookId, eId: editionId }) };
    },
    (client) => client(readUnpublished, { slug }),
  );
}

async function find<Found>(
  { context, request }: BookRequest,
  asReader: (client: ApiClient) => Promise<{ book: Found }>,
  asStaff: (client: ApiClient) => Promise<{ status: string; book: Found }>,
): Promise<FoundBook<Found> | 'withdrawn'> {
  try {
    return { ...(await asReader(context.get(apiClientContext))), note: undefined };
  } catch (error) {
    if (!isProblem(error) || (error.status !== 404 && error.status !== 410)) return answerOf(Promise.reject(error));
    const seen = await forStaff(context, asStaff);
    if (seen !== undefined) return { book: seen.book, note: noteOn(seen.status, request) };
    return error.status === 410 ? 'withdrawn' : answerOf(Promise.reject(error));
  }
}

/** Who has no role is asked for nothing, and who may not see the book gets what everybody gets. */
async function forStaff<Seen>(
  context: Readonly<RouterContextProvider>,
  asStaff: (client: ApiClient) => Promise<Seen>,
): Promise<Seen | undefined> {
  const { hasRole, client } = context.get(sessionContext);
  if (!hasRole()) return undefined;
  return asStaff(client).catch((error: unknown) => {
    if (isProblem(error) && error.status < 500) return undefined;
    throw error;
  });
}

/** The words of the back room come with the page: they are in no dictionary that readers fetch. */
function noteOn(status: string, request: Request): string {
  const fields = libraryMessages(interfaceLanguage(request).languageISOCode);
  const t = translator(fields, 'en', { fields: {}, languageTag: 'en' });
  return status === 'draft' ? t('library.draft.note') : t('library.withdrawn.note');
}
