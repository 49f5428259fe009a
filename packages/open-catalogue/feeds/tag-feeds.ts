import { selectTags } from '@letsread/catalogue/tags/list-tags.ts';
import { tagNameIn } from '@letsread/catalogue/books/book-columns.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { booksFeed } from '../books-feed.ts';
import type { BooksFeed, NavigationFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import { type FeedRequest, readId } from '../feed-request.ts';

export async function tagsFeed(context: FeedContext): Promise<NavigationFeed> {
  const tags = (await selectTags(context, undefined)).filter(({ count }) => count > 0);
  const names = await namesOf(
    context,
    tags.map(({ id }) => id),
  );
  return {
    kind: 'navigation',
    id: 'urn:lets-read:feed:tags',
    title: context.t('open-catalogue.tags'),
    address: { path: '/tags' },
    up: { path: '' },
    updatedAt: context.changedAt,
    entries: tags.map(({ id, name, count }) => ({
      id: `urn:lets-read:feed:tags:${id}`,
      title: names.get(id) ?? name,
      summary: '',
      address: { path: `/tags/${id}` },
      kind: 'acquisition',
      count,
    })),
  };
}

/** @throws Problem tag-not-found. */
export async function tagFeed(context: FeedContext, { params, query }: FeedRequest): Promise<BooksFeed> {
  const asked = readId(params['id'], 'id');
  const [tag] = await selectTags(context, undefined, sql`tag.id = tag_now(${asked})`);
  if (tag === undefined) throw new Problem('tag-not-found', 404, { detail: 'There is no tag with this id.' });
  const tagId = tag.id;
  return booksFeed(context, {
    name: `tags:${tagId}`,
    title: (await namesOf(context, [tagId])).get(tagId) ?? tag.name,
    path: `/tags/${tagId}`,
    up: { path: '/tags' },
    filter: { tagIds: [tagId] },
    order: 'popular',
    query,
  });
}

/** In the language of the feed: the catalogue's own call would count only the books in it. */
async function namesOf({ database, languageId }: FeedContext, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    sql`select tag.id, ${tagNameIn(languageId)} as name from tag where tag.id = any (${ids}::bigint[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
