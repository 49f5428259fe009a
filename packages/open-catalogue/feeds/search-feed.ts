import { booksFeed } from '../books-feed.ts';
import type { BooksFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import type { FeedRequest } from '../feed-request.ts';

/** What was searched for in titles, people, tags and texts; without words all books, the most read first. */
export function searchFeed(context: FeedContext, { query }: FeedRequest): Promise<BooksFeed> {
  const { t } = context;
  const words = query.query;
  return booksFeed(context, {
    name: 'search',
    title: words.trim() === '' ? t('catalogue.search.title') : t('catalogue.search.title-for', { words }),
    path: '/search',
    up: { path: '' },
    filter: { words },
    order: 'match',
    query,
  });
}
