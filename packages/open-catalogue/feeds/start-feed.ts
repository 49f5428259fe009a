import { countBooks } from '@letsread/catalogue/search/count-books.ts';
import { type FeedEntry, libraryName, type NavigationFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import { countAllEditions } from '../editions/select-editions.ts';

/** Where every catalogue begins. */
export async function startFeed(context: FeedContext): Promise<NavigationFeed> {
  const { t } = context;
  const books = await countBooks(context, {});
  const all = await countAllEditions(context);
  const list = (path: string, title: string): FeedEntry => ({
    id: `urn:lets-read:feed:${path.slice(1)}`,
    title,
    summary: '',
    address: { path },
    kind: 'navigation',
    relation: 'subsection',
  });
  return {
    kind: 'navigation',
    id: 'urn:lets-read:feed:start',
    title: libraryName,
    address: { path: '' },
    updatedAt: context.changedAt,
    entries: [
      {
        ...list('/new', t('catalogue.home.new')),
        kind: 'acquisition',
        relation: 'http://opds-spec.org/sort/new',
        count: books,
      },
      {
        ...list('/popular', t('catalogue.home.popular')),
        kind: 'acquisition',
        relation: 'http://opds-spec.org/sort/popular',
        count: books,
      },
      list('/languages', t('open-catalogue.languages')),
      list('/levels', t('open-catalogue.levels')),
      list('/tags', t('open-catalogue.tags')),
      list('/collections', t('catalogue.home.collections')),
      {
        ...list('/all', t('open-catalogue.all-editions')),
        kind: 'acquisition',
        relation: 'http://opds-spec.org/crawlable',
        count: all,
      },
    ],
  };
}
