import type { BookCard } from '@letsread/catalogue/contract.ts';

import { useInterface } from '../../i18n/use-interface.ts';
import { collectionFacts, type DescribedCollection } from './collection-facts.ts';

interface CollectionDataProps {
  collection: DescribedCollection;
  /** Those on this page of it, in their order. */
  books: BookCard[];
  /** How many stand on the pages before it. */
  before: number;
}

/** A shelf for search engines. */
export function CollectionData({ collection, books, before }: CollectionDataProps) {
  const { origin } = useInterface();
  const facts = collectionFacts(collection, { books, before, origin });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
