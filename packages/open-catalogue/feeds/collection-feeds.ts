import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { collection, collectionBook, collectionText } from '@letsread/catalogue/tables.ts';
import { Problem } from '@letsread/http/problem.ts';
import { asc, eq, exists, sql } from 'drizzle-orm';
import { booksFeed } from '../books-feed.ts';
import type { BooksFeed, NavigationFeed } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import type { FeedRequest } from '../feed-request.ts';
import { lastChange } from '../list-books.ts';

export async function collectionsFeed(context: FeedContext): Promise<NavigationFeed> {
  return {
    kind: 'navigation',
    id: 'urn:lets-read:feed:collections',
    title: context.t('catalogue.home.collections'),
    address: { path: '/collections' },
    up: { path: '' },
    updatedAt: await lastChange(context),
    entries: (await selectCollections(context)).map(({ id, slug, title, summary }) => ({
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
  const found = (await selectCollections(context)).find((one) => one.slug === slug);
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

/** Shelves with books, titled in the language of the feed, else in English, else in their first. */
async function selectCollections({ database, languageId }: FeedContext) {
  const { db } = database;
  const nearest = sql`(${collectionText.languageId} = ${languageId}) desc, (${collectionText.languageId} = ${englishLanguageId}) desc, ${collectionText.languageId}`;
  const isFilled = exists(
    db
      .select({ one: sql`1` })
      .from(collectionBook)
      .where(eq(collectionBook.collectionId, collection.id)),
  );
  const rows = await db
    .select({ id: collection.id, slug: collection.slug, title: collectionText.title, summary: collectionText.summary })
    .from(collection)
    .innerJoin(collectionText, eq(collectionText.collectionId, collection.id))
    .where(isFilled)
    .orderBy(asc(collection.position), asc(collection.id), nearest);
  return rows.filter((row, at) => rows[at - 1]?.id !== row.id);
}
