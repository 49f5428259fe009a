import type { Translate } from '@letsread/interface-text/translator.ts';
import { imageFiles } from '../cover-images.ts';
import type { BooksFeed, Feed, FeedAddress, ListedBook, NavigationFeed } from '../feed.ts';
import { licenceName } from '../licence-name.ts';
import { editionUrls, feedUrl, type Place } from '../place.ts';
import { publicationMetadata } from '../publications/metadata.ts';
import { atomFeedType, mediaTypes, openAccess } from './media-type.ts';
import { pageLinks } from './page-links.ts';

/** What the writers of both formats are given beside what they write. */
export interface Writing {
  place: Place;
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
    links: feedLinks(feed, writing.place),
    ...(feed.kind === 'navigation'
      ? { navigation: navigation(feed, writing.place) }
      : { ...facets(feed, writing.place), publications: feed.books.map((book) => publication(book, writing)) }),
  });
}

/** A publication of a feed on its own: what its `self` link leads to. */
export function writeOpds2Publication(book: ListedBook, writing: Writing): string {
  return JSON.stringify(publication(book, writing));
}

function linkTo(place: Place, address: FeedAddress) {
  return { href: feedUrl(place, 'v2', address), type: mediaTypes.opds2 };
}

function feedLinks(feed: Feed, place: Place) {
  return [
    { rel: 'self', ...linkTo(place, feed.address) },
    { rel: 'start', ...linkTo(place, { path: '' }) },
    ...(feed.up === undefined ? [] : [{ rel: 'up', ...linkTo(place, feed.up) }]),
    { rel: 'search', href: searchTemplate(place), type: mediaTypes.opds2, templated: true },
    { rel: 'alternate', href: feedUrl(place, 'v1.2', feed.address), type: atomFeedType(feed.kind) },
    ...(feed.kind === 'acquisition'
      ? pageLinks(feed).map(({ rel, address }) => ({ rel, ...linkTo(place, address) }))
      : []),
  ];
}

/** RFC 6570; the language that was asked for goes on being asked for. */
function searchTemplate(place: Place): string {
  const base = feedUrl(place, 'v2', { path: '/search' });
  return base + (base.includes('?') ? '{&query}' : '{?query}');
}

function navigation(feed: NavigationFeed, place: Place) {
  return feed.entries.map(({ title, address, relation, count }) => ({
    ...linkTo(place, address),
    title,
    ...(relation === undefined ? {} : { rel: relation }),
    ...(count === undefined ? {} : { properties: { numberOfItems: count } }),
  }));
}

function facets(feed: BooksFeed, place: Place) {
  if (feed.facets.length === 0) return {};
  return {
    facets: feed.facets.map((group) => ({
      metadata: { title: group.title },
      links: group.facets.map(({ title, address, count, isActive }) => ({
        ...linkTo(place, address),
        title,
        ...(isActive ? { rel: 'self' } : {}),
        ...(count === undefined ? {} : { properties: { numberOfItems: count } }),
      })),
    })),
  };
}

function publication(book: ListedBook, { place, t }: Writing) {
  const urls = editionUrls(place, book);
  return {
    metadata: publicationMetadata(book, { place, t }),
    links: [
      {
        rel: 'self',
        href: feedUrl(place, 'v2', { path: `/publications/${book.editionId}` }),
        type: mediaTypes.opds2Publication,
      },
      ...book.files.map(({ choice, type }) => ({ rel: openAccess, href: urls.file(choice), type })),
      { rel: openAccess, href: urls.manifest, type: mediaTypes.webPublication },
      { rel: 'alternate', href: urls.page, type: 'text/html' },
      { rel: 'license', href: book.licence.url, type: 'text/html', title: licenceName(book.licence) },
    ],
    images: imageFiles(place, book.letteredCover).map(({ url, ...file }) => ({ href: url, ...file })),
  };
}
