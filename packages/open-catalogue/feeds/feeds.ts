import type { Feed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import type { FeedRequest } from '../feed-request.ts';
import { allEditionsFeed } from './all-editions-feed.ts';
import { collectionFeed, collectionsFeed } from './collection-feeds.ts';
import { languageFeed, languagesFeed } from './language-feeds.ts';
import { levelFeed, levelsFeed } from './level-feeds.ts';
import { newestFeed } from './newest-feed.ts';
import { popularFeed } from './popular-feed.ts';
import { searchFeed } from './search-feed.ts';
import { startFeed } from './start-feed.ts';
import { tagFeed, tagsFeed } from './tag-feeds.ts';

/** Every feed of the catalogue by its path below `/opds/v2` and `/opds/v1.2`. */
export const feeds: Readonly<Record<string, (context: FeedContext, request: FeedRequest) => Promise<Feed>>> = {
  '': startFeed,
  '/new': newestFeed,
  '/popular': popularFeed,
  '/all': allEditionsFeed,
  '/languages': languagesFeed,
  '/languages/:id': languageFeed,
  '/levels': levelsFeed,
  '/levels/:level': levelFeed,
  '/tags': tagsFeed,
  '/tags/:id': tagFeed,
  '/collections': collectionsFeed,
  '/collections/:slug': collectionFeed,
  '/search': searchFeed,
};
