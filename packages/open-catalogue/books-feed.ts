import type { BookFilter } from '@letsread/catalogue/search/book-filter.ts';
import { countBooks } from '@letsread/catalogue/search/count-books.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { Problem } from '@letsread/http/problem.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import type { BooksFeed, FacetGroup, FeedAddress } from './feed.ts';
import type { FeedContext } from './feed-context.ts';
import type { FeedQuery } from './feed-request.ts';
import { listBooks } from './editions/list-books.ts';
import { type BookOrder, countByLanguage, countByLevel, selectEditions } from './editions/select-editions.ts';

/** Books of one page of a feed: a few screens of a phone. */
export const pageSize = 30;

interface FeedRequest {
  /** What stands in the id of the feed: "new", "tags:12". */
  name: string;
  title: string;
  path: string;
  up: FeedAddress;
  /** What the feed is about; the facets of the query come on top. */
  filter: BookFilter;
  order: BookOrder;
  query: FeedQuery;
}

/**
 * A page of books, by what a feed is about and what its address asks for beside.
 * @throws Problem page-not-found behind the last page.
 */
export async function booksFeed(context: FeedContext, feed: FeedRequest): Promise<BooksFeed> {
  const { page, after, language, level } = feed.query;
  const position = readCursor(after, positionIn(feed.name), 'after');
  const filter: BookFilter = {
    languageId: language,
    levels: level === undefined ? undefined : [level],
    ...feed.filter,
  };
  const total = await countBooks(context, filter);
  if (after === undefined) requirePage(page, total, pageSize);
  const { ids, last } = await selectEditions(context, {
    filter,
    total,
    order: feed.order,
    limit: pageSize,
    start: position === undefined ? { offset: (page - 1) * pageSize } : { after: position },
  });
  return {
    kind: 'acquisition',
    id: `urn:lets-read:feed:${feed.name}`,
    title: feed.title,
    address: addressOf(feed, {}),
    up: feed.up,
    updatedAt: context.changedAt,
    books: await listBooks(context, ids),
    page: {
      number: page,
      size: pageSize,
      total,
      next: last && writeCursor([feed.name, last.rank, last.reads, last.bookId]),
    },
    facets: await facetsOf(context, feed, filter),
  };
}

/** Where the book stood that was last on the page before, in the cursors of a feed. A rank may be a time. */
const positionIn = (feed: string) =>
  z
    .tuple([z.literal(feed), z.int().min(-1e11).max(1e11), z.int(), id])
    .transform(([, rank, reads, bookId]) => ({ rank, reads, bookId }));

/** The first page is there even when it has nothing. */
export function requirePage(page: number, total: number, size: number): void {
  if (page === 1 || (page - 1) * size < total) return;
  throw new Problem('page-not-found', 404, { detail: `This feed has ${Math.ceil(total / size)} pages.` });
}

function addressOf({ path, query }: FeedRequest, changed: Partial<FeedQuery>): FeedAddress {
  const { page, after, language, level, query: words } = { ...query, ...changed };
  return { path, query: { query: words, language, level, page: page === 1 ? undefined : page, after } };
}

const firstPage = { page: 1, after: undefined };

/** A facet is offered where the feed is not about it already. */
async function facetsOf(context: FeedContext, feed: FeedRequest, filter: BookFilter): Promise<FacetGroup[]> {
  const { t } = context;
  const groups: FacetGroup[] = [];
  if (feed.filter.languageId === undefined) {
    const { language } = feed.query;
    const all = addressOf(feed, { ...firstPage, language: undefined });
    const facets = (await countByLanguage(context, filter)).map(({ id, name, count }) => ({
      title: name,
      address: addressOf(feed, { ...firstPage, language: id }),
      count,
      isActive: id === language,
    }));
    groups.push({
      title: t('catalogue.search.language'),
      facets: [
        { title: t('catalogue.search.all-languages'), address: all, isActive: language === undefined },
        ...facets,
      ],
    });
  }
  if (feed.filter.levels === undefined) {
    const { level: active } = feed.query;
    const all = addressOf(feed, { ...firstPage, level: undefined });
    const facets = (await countByLevel(context, filter)).map(({ level, count }) => ({
      title: t(`catalogue.level.${level}.full`),
      address: addressOf(feed, { ...firstPage, level }),
      count,
      isActive: level === active,
    }));
    groups.push({
      title: t('catalogue.level.word'),
      facets: [{ title: t('open-catalogue.all-levels'), address: all, isActive: active === undefined }, ...facets],
    });
  }
  return groups;
}
