import type { BookCard } from '@letsread/catalogue/contract.ts';

import { useInterface } from '../../i18n/use-interface.ts';
import { bookPath } from '../book-path.ts';

interface CollectionDataProps {
  collection: { slug: string; title: string; summary: string; total: number; language: { languageISOCode: string } };
  /** Those on this page of it, in their order. */
  books: BookCard[];
}

/** A shelf as schema.org describes a list, for search engines. */
export function CollectionData({ collection, books }: CollectionDataProps) {
  const { origin } = useInterface();
  const url = `${origin}/collection/${encodeURIComponent(collection.slug)}`;
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: collection.title,
    description: collection.summary || undefined,
    inLanguage: collection.language.languageISOCode,
    isAccessibleForFree: true,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: collection.total,
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      itemListElement: books.map(({ slug, title }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        url: origin + bookPath(slug),
      })),
    },
  };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
