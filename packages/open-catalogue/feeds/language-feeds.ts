import type { LanguageRow } from '@letsread/database/rows.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { booksFeed } from '../books-feed.ts';
import type { BooksFeed, NavigationFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import { type FeedRequest, readId } from '../feed-request.ts';
import { countByLanguage } from '../editions/select-editions.ts';

export async function languagesFeed(context: FeedContext): Promise<NavigationFeed> {
  const languages = await countByLanguage(context, {});
  return {
    kind: 'navigation',
    id: 'urn:lets-read:feed:languages',
    title: context.t('open-catalogue.languages'),
    address: { path: '/languages' },
    up: { path: '' },
    updatedAt: context.changedAt,
    entries: languages.map(({ id, name, englishName, count }) => ({
      id: `urn:lets-read:feed:languages:${id}`,
      title: name,
      summary: englishName === name ? '' : englishName,
      address: { path: `/languages/${id}` },
      kind: 'acquisition',
      count,
    })),
  };
}

/** The books that are there in a language. @throws Problem language-not-found. */
export async function languageFeed(context: FeedContext, { params, query }: FeedRequest): Promise<BooksFeed> {
  const languageId = readId(params['id'], 'id');
  const { rows } = await context.database.pool.query<Pick<LanguageRow, 'name'>>(
    sql`select name from language where id = ${languageId}`,
  );
  const [found] = rows;
  if (found === undefined) throw new Problem('language-not-found', 404, { detail: 'There is no such language.' });
  return booksFeed(context, {
    name: `languages:${languageId}`,
    title: found.name,
    path: `/languages/${languageId}`,
    up: { path: '/languages' },
    filter: { languageId },
    order: 'popular',
    query,
  });
}
