import { booksFeed } from '../books-feed.ts';
import type { BooksFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import type { FeedRequest } from '../feed-request.ts';

export function popularFeed(context: FeedContext, { query }: FeedRequest): Promise<BooksFeed> {
  return booksFeed(context, {
    name: 'popular',
    title: context.t('catalogue.home.popular'),
    path: '/popular',
    up: { path: '' },
    filter: {},
    order: 'popular',
    query,
  });
}
