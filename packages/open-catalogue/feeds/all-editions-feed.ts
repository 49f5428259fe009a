import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import { requirePage } from '../books-feed.ts';
import type { BooksFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import type { FeedRequest } from '../feed-request.ts';
import { listBooks } from '../editions/list-books.ts';
import { countAllEditions, selectAllEditions } from '../editions/select-editions.ts';

/** More than other feeds have, as this one is copied; few enough for a slow line. */
const size = 50;

/** When the edition changed that was last on the page before, in the cursors of this feed. */
const lastChanged = z
  .tuple([z.literal('all'), z.int(), id])
  .transform(([, micros, editionId]) => ({ micros, editionId }));

/** Every edition in every language, the last changed first, so that who copies the catalogue can stop at what they know. */
export async function allEditionsFeed(
  context: FeedContext,
  { query: { page, after } }: FeedRequest,
): Promise<BooksFeed> {
  const from = readCursor(after, lastChanged, 'after');
  const total = await countAllEditions(context);
  if (after === undefined) requirePage(page, total, size);
  const start = from === undefined ? { offset: (page - 1) * size } : { after: from };
  const { ids, last } = await selectAllEditions(context, { limit: size, start });
  return {
    kind: 'acquisition',
    id: 'urn:lets-read:feed:all',
    title: context.t('open-catalogue.all-editions'),
    address: { path: '/all', query: { page: page === 1 ? undefined : page, after } },
    up: { path: '' },
    updatedAt: context.changedAt,
    books: await listBooks(context, ids),
    page: { number: page, size, total, next: last && writeCursor(['all', last.micros, last.editionId]) },
    facets: [],
  };
}
