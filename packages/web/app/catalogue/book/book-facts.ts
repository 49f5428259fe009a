import type { Book, Credit } from '@letsread/catalogue/contract.ts';
import { isLicensedMaterial } from '@letsread/formats/licensed-material.ts';
import type { ReadingLevel } from '@letsread/formats/reading-level.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

import { wholeAddress } from '../../i18n/page-head.tsx';
import { bookPath, readerPath } from '../book-path.ts';

/** The ages of the levels, as schema.org writes a range. */
const ages: Record<ReadingLevel, string> = { 1: '0-3', 2: '4-6', 3: '7-8', 4: '9', 5: '10-' };

/** The files that other programs read: their address and media type. */
function filesOf({ editionId }: Book, isPrintable: boolean): [path: string, type: string][] {
  return [
    [`/downloads/${editionId}/epub`, 'application/epub+zip'],
    ...(isPrintable ? [[`/downloads/${editionId}/portrait-a4`, 'application/pdf'] satisfies [string, string]] : []),
    [`/publications/${editionId}/manifest.json`, 'application/webpub+json'],
  ];
}

/** The book as schema.org describes one; `origin` is the library's own. */
export function bookFacts(
  book: Book,
  { origin, t, isPrintable }: { origin: string; t: Translate; isPrintable: boolean },
): object {
  // No type: a credit is a name, of somebody, of a foundation, of a people that told the story, and nothing says which.
  const credited = (...roles: Credit['role'][]) => {
    const found = book.credits
      .filter(({ role, name }) => roles.includes(role) && !isLicensedMaterial(name))
      .map(({ name }) => (name === book.publisher ? organization(name) : { name }));
    return found.length === 0 ? undefined : found;
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Book',
    '@id': origin + bookPath(book.slug),
    url: origin + bookPath(book.slug),
    name: book.title,
    description: book.description || undefined,
    inLanguage: book.language.languageISOCode,
    image: wholeAddress(origin, `${book.cover.url}/640.jpg`),
    numberOfPages: book.pageCount,
    timeRequired: `PT${book.minutes}M`,
    keywords: book.tags.map((tag) => tag.name).join(', ') || undefined,
    author: credited('AUTHOR'),
    illustrator: credited('ILLUSTRATOR'),
    translator: credited('TRANSLATOR', 'ADAPTER'),
    editor: credited('EDITOR'),
    contributor: credited('CONTRIBUTOR', 'DESIGNER', 'NARRATOR', 'SIGNER', 'AMBASSADOR', 'OTHER'),
    license: book.licence.url,
    isAccessibleForFree: true,
    publisher: book.publisher === '' ? undefined : organization(book.publisher),
    bookFormat: 'https://schema.org/EBook',
    educationalLevel: book.level === null ? undefined : t(`catalogue.level.${book.level as ReadingLevel}.full`),
    // What is computed from the words says how hard they are, not whom the book is for.
    typicalAgeRange:
      book.level === null || book.levelSource !== 'editor' ? undefined : ages[book.level as ReadingLevel],
    audience: { '@type': 'PeopleAudience', audienceType: 'children' },
    accessMode: ['textual', 'visual', ...(book.narrationBytes > 0 ? ['auditory'] : [])],
    accessibilityHazard: 'none',
    encoding: filesOf(book, isPrintable).map(([path, encodingFormat]) => ({
      '@type': 'MediaObject',
      contentUrl: origin + path,
      encodingFormat,
    })),
    exampleOfWork: { '@type': 'Book', '@id': `urn:lets-read:book:${book.bookId}` },
    potentialAction: { '@type': 'ReadAction', target: origin + readerPath(book.slug, 0) },
    datePublished: book.publishedAt ?? undefined,
    dateModified: book.updatedAt,
  };
}

function organization(name: string) {
  return { '@type': 'Organization', name };
}
