import { expect, test } from 'vitest';

import { collectionFacts } from './collection-facts.ts';

const collection = {
  slug: 'rainy days',
  title: 'Rainy days',
  summary: '',
  total: 22,
  language: { languageISOCode: 'en' },
};
const books = [
  { slug: 'the-red-kite', title: 'The Red Kite' },
  { slug: 'الطائرة', title: 'الطائرة' },
];

test('a further page of a collection counts its books on from those before, under the address of the whole', () => {
  expect(collectionFacts(collection, { books, before: 20, origin: 'https://library.example' })).toMatchObject({
    '@type': 'CollectionPage',
    url: 'https://library.example/collection/rainy%20days',
    description: undefined,
    mainEntity: {
      numberOfItems: 22,
      itemListElement: [
        { position: 21, name: 'The Red Kite', url: 'https://library.example/book/the-red-kite' },
        { position: 22, url: `https://library.example/book/${encodeURIComponent('الطائرة')}` },
      ],
    },
  });
});
