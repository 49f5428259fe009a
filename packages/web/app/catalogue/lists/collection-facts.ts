import type { BookCard } from '@letsread/catalogue/contract.ts';

import { bookPath } from '../book-path.ts';

export interface DescribedCollection {
  slug: string;
  title: string;
  summary: string;
  total: number;
  language: { languageISOCode: string };
}

/**
 * A page of a collection as schema.org describes a list: its books in their order, `before` of which stand on the pages before it;
 * `origin` is the library's own.
 */
export function collectionFacts(
  collection: DescribedCollection,
  { books, before, origin }: { books: readonly Pick<BookCard, 'slug' | 'title'>[]; before: number; origin: string },
): object {
  const url = `${origin}/collection/${encodeURIComponent(collection.slug)}`;
  return {
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
        position: before + at + 1,
        name: title,
        url: origin + bookPath(slug),
      })),
    },
  };
}
