import { Problem } from '@letsread/http/problem.ts';
import { booksFeed } from '../books-feed.ts';
import type { BooksFeed, NavigationFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import type { FeedRequest } from '../feed-request.ts';
import { countByLevel } from '../editions/select-editions.ts';

export async function levelsFeed(context: FeedContext): Promise<NavigationFeed> {
  const { t } = context;
  return {
    kind: 'navigation',
    id: 'urn:lets-read:feed:levels',
    title: t('open-catalogue.levels'),
    address: { path: '/levels' },
    up: { path: '' },
    updatedAt: context.changedAt,
    entries: (await countByLevel(context, {})).map(({ level, count }) => ({
      id: `urn:lets-read:feed:levels:${level}`,
      title: t(`catalogue.level.${level}.full`),
      summary: t(`catalogue.level.${level}.ages`),
      address: { path: `/levels/${level}` },
      kind: 'acquisition',
      count,
    })),
  };
}

/** @throws Problem level-not-found. */
export async function levelFeed(context: FeedContext, { params, query }: FeedRequest): Promise<BooksFeed> {
  if (!/^[1-5]$/.test(params['level'] ?? '')) {
    throw new Problem('level-not-found', 404, { detail: 'Levels go from 1 to 5.' });
  }
  const level = Number(params['level']);
  return booksFeed(context, {
    name: `levels:${level}`,
    title: context.t(`catalogue.level.${level}.full`),
    path: `/levels/${level}`,
    up: { path: '/levels' },
    filter: { levels: [level] },
    order: 'popular',
    query,
  });
}
