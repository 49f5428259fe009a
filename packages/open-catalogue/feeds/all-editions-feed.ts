import { requirePage } from '../books-feed.ts';
import type { BooksFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import type { FeedRequest } from '../feed-request.ts';
import { lastChange, listBooks } from '../editions/list-books.ts';
import { countAllEditions, selectAllEditions } from '../editions/select-editions.ts';

const size = 100;

/** Every edition in every language, the last changed first, so that who copies the catalogue can stop at what they know. */
export async function allEditionsFeed(context: FeedContext, { query: { page } }: FeedRequest): Promise<BooksFeed> {
  const total = await countAllEditions(context);
  requirePage(page, total, size);
  const ids = await selectAllEditions(context, { limit: size, offset: (page - 1) * size });
  return {
    kind: 'acquisition',
    id: 'urn:lets-read:feed:all',
    title: context.t('open-catalogue.all-editions'),
    address: { path: '/all', query: { page: page === 1 ? undefined : page } },
    up: { path: '' },
    updatedAt: await lastChange(context),
    books: await listBooks(context, ids),
    page: { number: page, size, total },
    facets: [],
  };
}
