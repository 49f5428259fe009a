import type { Translate } from '@letsread/interface-text/translator.ts';
import { imageFiles } from '../cover-images.ts';
import type { BooksFeed, Feed, FeedAddress, ListedBook, NavigationFeed } from '../feed.ts';
import { licenceName } from '../licence-name.ts';
import { editionUrls, feedUrl, type UrlBase } from '../document-urls.ts';
import { publicationMetadata } from '../publications/metadata.ts';
import { atomFeedType, mediaTypes, openAccess } from './media-type.ts';
import { pageLinks } from './page-links.ts';

/** What the writers of both formats are given beside what they write. */
export interface Writing {
  base: UrlBase;
  t: Translate;
}

/** A feed as OPDS 2.0. */
export function writeOpds2Feed(feed: Feed, writing: Writing): string {
  return JSON.stringify({
    metadata: {
      identifier: feed.id,
      title: feed.title,
      modified: feed.updatedAt,
      ...(feed.kind === 'acquisition'
        ? { numberOfItems: feed.page.total, itemsPerPage: feed.page.size, currentPage: feed.page.number }
        : {}),
    },
    links: feedLinks(feed, writing.base),
    ...(feed.kind === 'navigation'
      ? { navigation: navigation(feed, writing.base) }
      : { ...facets(feed, writing.base), publications: feed.books.map((book) => publication(book, writing)) }),
  });
}

/** A publication of a feed on its own: what its `self` link leads to. */
export function writeOpds2Publication(book: ListedBook, writing: Writing): string {
  return JSON.stringify(publication(book, writing));
}

function linkTo(base: UrlBase, address: FeedAddress) {
  return { href: feedUrl(base, 'v2', address), type: mediaTypes.opds2 };
}

function feedLinks(feed: Feed, base: UrlBase) {
  return [
    { rel: 'self', ...linkTo(base, feed.address) },
    { rel: 'start', ...linkTo(base, { path: '' }) },
    ...(feed.up === undefined ? [] : [{ rel: 'up', ...linkTo(base, feed.up) }]),
    { rel: 'search', href: searchTemplate(base), type: mediaTypes.opds2, templated: true },
    { rel: 'alternate', href: feedUrl(base, 'v1.2', feed.address), type: atomFeedType(feed.kind) },
    ...(feed.kind === 'acquisition'
      ? pageLinks(feed).map(({ rel, address }) => ({ rel, ...linkTo(base, address) }))
      : []),
  ];
}

/** RFC 6570; the language that was asked for goes on being asked for. */
function searchTemplate(base: UrlBase): string {
  const search = feedUrl(base, 'v2', { path: '/search' });
  return search + (search.includes('?') ? '{&query}' : '{?query}');
}

function navigation(feed: NavigationFeed, base: UrlBase) {
  return feed.entries.map(({ title, address, relation, count }) => ({
    ...linkTo(base, address),
    title,
    ...(relation === undefined ? {} : { rel: relation }),
    ...(count === undefined ? {} : { properties: { numberOfItems: count } }),
  }));
}

function facets(feed: BooksFeed, base: UrlBase) {
  if (feed.facets.length === 0) return {};
  return {
    facets: feed.facets.map((group) => ({
      metadata: { title: group.title },
      links: group.facets.map(({ title, address, count, isActive }) => ({
        ...linkTo(base, address),
        title,
        ...(isActive ? { rel: 'self' } : {}),
        ...(count === undefined ? {} : { properties: { numberOfItems: count } }),
      })),
    })),
  };
}

function publication(book: ListedBook, { base, t }: Writing) {
  const urls = editionUrls(base, book);
  return {
    metadata: publicationMetadata(book, { base, t }),
    links: [
      {
        rel: 'self',
        href: feedUrl(base, 'v2', { path: `/publications/${book.editionId}` }),
        type: mediaTypes.opds2Publication,
      },
      ...book.files.map(({ choice, type }) => ({ rel: openAccess, href: urls.file(choice), type })),
      { rel: openAccess, href: urls.manifest, type: mediaTypes.webPublication },
      { rel: 'alternate', href: urls.page, type: 'text/html' },
      { rel: 'license', href: book.licence.url, type: 'text/html', title: licenceName(book.licence) },
    ],
    images: imageFiles(base, book.letteredCover).map(({ url, ...file }) => ({ href: url, ...file })),
  };
}
