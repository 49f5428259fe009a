import { standsToday } from '@letsread/catalogue/collections/stands-today.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { CollectionRow, CollectionTextRow } from '@letsread/database/rows.ts';
import { preparedForms } from '@letsread/database/sql.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql, { type Sql } from 'sql-template-tag';
import { booksFeed } from '../books-feed.ts';
import type { BooksFeed, NavigationFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import type { FeedRequest } from '../feed-request.ts';

export async function collectionsFeed(context: FeedContext): Promise<NavigationFeed> {
  return {
    kind: 'navigation',
    id: 'urn:lets-read:feed:collections',
    title: context.t('catalogue.home.collections'),
    address: { path: '/collections' },
    up: { path: '' },
    updatedAt: context.changedAt,
    entries: (await selectCollections(context, standsToday)).map(({ id, slug, title, summary }) => ({
      id: `urn:lets-read:feed:collections:${id}`,
      title,
      summary,
      address: { path: `/collections/${encodeURIComponent(slug)}` },
      kind: 'acquisition',
    })),
  };
}

/** A shelf in its own order. @throws Problem collection-not-found. */
export async function collectionFeed(context: FeedContext, { params, query }: FeedRequest): Promise<BooksFeed> {
  const slug = (params['slug'] ?? '').normalize('NFC').toLowerCase();
  // No slug has a NUL, and the database takes none.
  const [found] = slug.includes('\0') ? [] : await selectCollections(context, sql`collection.slug = ${slug}`);
  if (found === undefined) throw new Problem('collection-not-found', 404, { detail: 'There is no such collection.' });
  return booksFeed(context, {
    name: `collections:${found.id}`,
    title: found.title,
    path: `/collections/${encodeURIComponent(found.slug)}`,
    up: { path: '/collections' },
    filter: { collectionId: found.id },
    order: 'shelf',
    query,
  });
}

type TitledCollection = Pick<CollectionRow, 'id' | 'slug'> & Pick<CollectionTextRow, 'title' | 'summary'>;

/** Shelves with books, titled in the language of the feed, else in English, else in their first. */
async function selectCollections({ database, languageId }: FeedContext, which: Sql): Promise<TitledCollection[]> {
  const { rows } = await database.pool.query<TitledCollection>(
    preparedForms(
      'collections-of-feed',
      sql`
    select collection.id, collection.slug, text.title, text.summary
    from collection
    join lateral (
      select * from collection_text where collection_text.collection_id = collection.id
      order by language_id = ${languageId} desc, language_id = ${englishLanguageId} desc, language_id limit 1) as text on true
    where (${which}) and collection.removed_at is null
      and exists (select from collection_book where collection_book.collection_id = collection.id)
    order by collection.position, collection.id`,
    ),
  );
  return rows;
}
