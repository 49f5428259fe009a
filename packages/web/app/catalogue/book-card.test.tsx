import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { BookCard, type BookFacts } from './book-card.tsx';

test('the title beside what to do with a book says its language there too', () => {
  const language = { id: '9', name: 'ខ្មែរ', languageISOCode: 'km', script: 'Khmr', direction: 'ltr' };
  const cover = { url: '/media/pictures/ab', width: 4, height: 3, colour: '#ffffff', focus: { x: 50, y: 50 } };
  const book = { bookId: '1', editionId: '2', slug: 'moon', title: 'ព្រះច័ន្ទ', level: 1, language, cover };
  const html = renderToStaticMarkup(<BookCard book={{ ...book, howToUse: 'Ask.' } as unknown as BookFacts} />);
  expect(html).toContain('<bdi lang="km">ព្រះច័ន្ទ</bdi>');
});
