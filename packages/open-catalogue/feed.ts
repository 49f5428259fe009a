import type { Book } from '@letsread/catalogue/contract.ts';
import type { Picture } from '@letsread/media/contract.ts';

/**
 * A place within the catalogue: a path below `/opds/v2` or `/opds/v1.2`, '' for the start, and its query. Both
 * formats have the same places, so a feed is made once and written twice.
 */
export interface FeedAddress {
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
}

/** What the two formats write: either ways on (`entries`), or books. */
export type Feed = NavigationFeed | BooksFeed;

interface AnyFeed {
  /** Stays when the library moves: "urn:lets-read:feed:new". */
  id: string;
  /** In the language of the request. */
  title: string;
  address: FeedAddress;
  /** What it belongs under; the start has nothing. */
  up?: FeedAddress;
  /** "2026-11-21T08:00:00Z": when the newest of it changed. */
  updatedAt: string;
}

export interface NavigationFeed extends AnyFeed {
  kind: 'navigation';
  entries: FeedEntry[];
}

export interface FeedEntry {
  id: string;
  title: string;
  /** A sentence, '' where there is nothing to add. */
  summary: string;
  address: FeedAddress;
  kind: Feed['kind'];
  /** How it is related, where that has a name: "http://opds-spec.org/sort/new". */
  relation?: string;
  /** How many books it leads to. */
  count?: number;
}

export interface BooksFeed extends AnyFeed {
  kind: 'acquisition';
  books: ListedBook[];
  /** `number` counts from 1; `total` is of all pages; `next` is the cursor with which the next page begins, where there is one. */
  page: { number: number; size: number; total: number; next: string | undefined };
  facets: FacetGroup[];
}

/** Ways to see less of a feed, or all of it again. */
export interface FacetGroup {
  title: string;
  facets: { title: string; address: FeedAddress; count?: number; isActive: boolean }[];
}

/** An edition with all that a feed says of it. */
export interface ListedBook extends DescribedBook {
  /** With its title on it. */
  letteredCover: Picture;
  files: readonly OfferedFile[];
}

/** A file of an edition to carry away. */
export interface OfferedFile {
  /** How `downloads` names it: "portrait-a4". */
  choice: string;
  /** Its media type. */
  type: string;
}

/** What a feed and a manifest both say of an edition. */
export type DescribedBook = Pick<
  Book,
  | 'bookId'
  | 'editionId'
  | 'slug'
  | 'title'
  | 'subtitle'
  | 'description'
  | 'language'
  | 'level'
  | 'pageCount'
  | 'publisher'
  | 'tags'
  | 'credits'
  | 'licence'
  | 'publishedAt'
  | 'updatedAt'
>;

/** The names of the library and its makers of feeds, as publisher and author. */
export const libraryName = 'Let’s Read';
