import { booksFeed } from '../books-feed.ts';
import type { BooksFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import type { FeedRequest } from '../feed-request.ts';

export function newestFeed(context: FeedContext, { query }: FeedRequest): Promise<BooksFeed> {
  return booksFeed(context, {
    name: 'new',
    title: context.t('catalogue.home.new'),
    path: '/new',
    up: { path: '' },
    filter: {},
    order: 'new',
    query,
  });
}
