import type { Book, Credit } from '@letsread/catalogue/contract.ts';

import { useInterface } from '../../shell/language/use-interface.ts';
import { wholeAddress } from '../../shell/page-head.tsx';
import { bookPath } from '../book-path.ts';

/** The book as schema.org describes one, for search engines. */
export function BookData({ book }: { book: Book }) {
  const { origin } = useInterface();
  const people = (...roles: Credit['role'][]) => {
    const found = book.credits
      .filter((credit) => roles.includes(credit.role))
      .map(({ name }) => ({ '@type': 'Person', name }));
    return found.length === 0 ? undefined : found;
  };
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Book',
    '@id': origin + bookPath(book.slug),
    url: origin + bookPath(book.slug),
    name: book.title,
    description: book.description || undefined,
    inLanguage: book.language.languageISOCode,
    image: book.cover === null ? undefined : wholeAddress(origin, `${book.cover.url}/640.jpg`),
    numberOfPages: book.pageCount,
    timeRequired: `PT${book.minutes}M`,
    keywords: book.tags.map((tag) => tag.name).join(', ') || undefined,
    author: people('AUTHOR'),
    illustrator: people('ILLUSTRATOR'),
    translator: people('TRANSLATOR', 'ADAPTER'),
    editor: people('EDITOR'),
    contributor: people('CONTRIBUTOR', 'DESIGNER', 'NARRATOR', 'SIGNER', 'AMBASSADOR', 'OTHER'),
    license: book.licence.url,
    isAccessibleForFree: true,
    bookFormat: 'https://schema.org/EBook',
    audience: { '@type': 'PeopleAudience', audienceType: 'children' },
    datePublished: book.publishedAt ?? undefined,
    dateModified: book.updatedAt,
  };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
