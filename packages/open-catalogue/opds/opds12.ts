import { isLicensedMaterial } from '@letsread/formats/licensed-material.ts';
import { bookUrn, editionUrn } from '@letsread/formats/publication.ts';
import { licenceName } from '../licence-name.ts';
import { imageFiles } from '../cover-images.ts';
import { type BooksFeed, type Feed, type FeedAddress, type FeedEntry, libraryName, type ListedBook } from '../feed.ts';
import { editionUrls, feedUrl, type UrlBase } from '../document-urls.ts';
import { element, textElement, type Xml, xmlDocument } from '../xml.ts';
import { atomFeedType, mediaTypes, openAccess } from './media-type.ts';
import type { Writing } from './opds2.ts';
import { pageLinks } from './page-links.ts';

const namespaces = {
  xmlns: 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/terms/',
  'xmlns:opds': 'http://opds-spec.org/2010/catalog',
  'xmlns:thr': 'http://purl.org/syndication/thread/1.0',
  'xmlns:opensearch': 'http://a9.com/-/spec/opensearch/1.1/',
};

/** A feed as OPDS 1.2, which is Atom (RFC 4287). */
export function writeOpds12Feed(feed: Feed, { base, t }: Writing, language: string): string {
  const author = element('author', {}, textElement('name', libraryName), textElement('uri', `${base.origin}/`));
  const entries =
    feed.kind === 'navigation'
      ? feed.entries.map((entry) => navigationEntry(entry, feed, base))
      : feed.books.map((book) => bookEntry(book, { base, t }, {}));
  return xmlDocument(
    element(
      'feed',
      { ...namespaces, 'xml:lang': language },
      textElement('id', feed.id),
      textElement('title', feed.title),
      textElement('updated', feed.updatedAt),
      author,
      textElement('icon', `${base.origin}/icon-180.png`),
      ...feedLinks(feed, base),
      ...(feed.kind === 'acquisition' ? pageFacts(feed) : []),
      ...entries,
    ),
  );
}

/** An entry of a feed on its own, with all that is known of the book. */
export function writeOpds12Entry(book: ListedBook, writing: Writing): string {
  return xmlDocument(bookEntry(book, writing, namespaces));
}

function link(rel: string, href: string, type?: string, more: Record<string, string | number | undefined> = {}): Xml {
  return element('link', { rel, href, type, ...more });
}

function feedLinks(feed: Feed, base: UrlBase): Xml[] {
  const to = (address: FeedAddress) => feedUrl(base, 'v1.2', address);
  return [
    link('self', to(feed.address), atomFeedType(feed.kind)),
    link('start', to({ path: '' }), atomFeedType('navigation')),
    ...(feed.up === undefined ? [] : [link('up', to(feed.up), atomFeedType('navigation'))]),
    link('search', to({ path: '/search.xml' }), mediaTypes.openSearch),
    link('alternate', feedUrl(base, 'v2', feed.address), mediaTypes.opds2),
    ...(feed.kind === 'acquisition'
      ? [
          ...pageLinks(feed).map(({ rel, address }) => link(rel, to(address), atomFeedType(feed.kind))),
          ...facetLinks(feed, to),
        ]
      : []),
  ];
}

function facetLinks(feed: BooksFeed, to: (address: FeedAddress) => string): Xml[] {
  return feed.facets.flatMap((group) =>
    group.facets.map(({ title, address, count, isActive }) =>
      link('http://opds-spec.org/facet', to(address), atomFeedType(feed.kind), {
        title,
        'opds:facetGroup': group.title,
        'opds:activeFacet': isActive ? 'true' : undefined,
        'thr:count': count,
      }),
    ),
  );
}

function pageFacts({ page }: BooksFeed): Xml[] {
  return [
    textElement('opensearch:totalResults', page.total),
    textElement('opensearch:startIndex', (page.number - 1) * page.size + 1),
    textElement('opensearch:itemsPerPage', page.size),
  ];
}

function navigationEntry(entry: FeedEntry, feed: Feed, base: UrlBase): Xml {
  return element(
    'entry',
    {},
    textElement('id', entry.id),
    textElement('title', entry.title),
    textElement('updated', feed.updatedAt),
    link(entry.relation ?? 'subsection', feedUrl(base, 'v1.2', entry.address), atomFeedType(entry.kind), {
      title: entry.title,
      'thr:count': entry.count,
    }),
    // Atom wants some content where there is no link to a page for people.
    textElement('content', entry.summary),
  );
}

function bookEntry(book: ListedBook, { base, t }: Writing, attributes: Record<string, string>): Xml {
  const { origin } = base;
  const { level } = book;
  return element(
    'entry',
    { ...attributes, 'xml:lang': book.language.languageISOCode },
    textElement('id', editionUrn(book.editionId)),
    textElement('title', book.title),
    textElement('updated', book.updatedAt),
    ...people(book),
    textElement('dc:language', book.language.languageISOCode),
    book.publisher === '' ? undefined : textElement('dc:publisher', book.publisher),
    textElement('dc:isVersionOf', bookUrn(book.bookId)),
    book.publishedAt === null ? undefined : textElement('dc:issued', book.publishedAt.slice(0, 10)),
    level === null
      ? undefined
      : element('category', { scheme: `${origin}/level`, term: level, label: t(`catalogue.level.${level}.full`) }),
    ...book.tags.map(({ slug, name }) => element('category', { scheme: `${origin}/tag`, term: slug, label: name })),
    textElement('rights', licenceName(book.licence)),
    book.description === '' ? undefined : textElement('summary', book.description),
    ...bookLinks(book, base),
  );
}

/** Whoever made the book is its author, as far as Atom knows roles; without one Atom takes the feed's, the library. */
function people({ credits }: ListedBook): Xml[] {
  const persons = credits.filter(({ name }) => !isLicensedMaterial(name));
  const names = (isAuthor: boolean) => [
    ...new Set(persons.filter(({ role }) => (role === 'AUTHOR') === isAuthor).map(({ name }) => name)),
  ];
  const authors = names(true);
  const person = (as: string) => (name: string) => element(as, {}, textElement('name', name));
  return [
    ...(authors.length === 0 ? [libraryName] : authors).map(person('author')),
    ...names(false).map(person('contributor')),
  ];
}

function bookLinks(book: ListedBook, base: UrlBase): Xml[] {
  const urls = editionUrls(base, book);
  const images = imageFiles(base, book.letteredCover).filter(({ type }) => type !== 'image/webp');
  const [thumbnail] = images;
  const image = images.find(({ width }) => width >= 640) ?? images.at(-1);
  return [
    link('alternate', feedUrl(base, 'v1.2', { path: `/publications/${book.editionId}` }), mediaTypes.atomEntry),
    link('alternate', urls.page, 'text/html'),
    ...book.files.map(({ choice, type }) => link(openAccess, urls.file(choice), type)),
    link(openAccess, urls.manifest, mediaTypes.webPublication),
    link('license', book.licence.url, 'text/html', { title: licenceName(book.licence) }),
    ...(image === undefined ? [] : [link('http://opds-spec.org/image', image.url, image.type)]),
    ...(thumbnail === undefined ? [] : [link('http://opds-spec.org/image/thumbnail', thumbnail.url, thumbnail.type)]),
  ];
}
