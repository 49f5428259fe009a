import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { MessagesProvider } from '../i18n/messages.tsx';
import { InterfaceContext, withoutRoot } from '../i18n/use-interface.ts';
import { BookCard, type BookFacts } from './book-card.tsx';

test('the title beside what to do with a book says its language there too', () => {
  const language = { id: '9', name: 'ខ្មែរ', languageISOCode: 'km', script: 'Khmr', direction: 'ltr' };
  const cover = { url: '/media/pictures/ab', width: 4, height: 3, colour: '#ffffff', focus: { x: 50, y: 50 } };
  const book = { bookId: '1', editionId: '2', slug: 'moon', title: 'ព្រះច័ន្ទ', level: 1, language, cover };
  const html = renderToStaticMarkup(<BookCard book={{ ...book, howToUse: 'Ask.' } as unknown as BookFacts} />);
  expect(html).toContain('<bdi lang="km">ព្រះច័ន្ទ</bdi>');
});

describe('“Read to me” stands on a book', () => {
  const language = { id: '9', name: 'English', languageISOCode: 'en', script: 'Latn', direction: 'ltr' };
  const cover = { url: '/media/pictures/ab', width: 4, height: 3, colour: '#ffffff', focus: { x: 50, y: 50 } };
  const hasMark = (book: { level: number | null; readAloud?: boolean }, readerLevels: Record<string, number> = {}) => {
    const facts = {
      bookId: '1',
      editionId: '2',
      slug: 'moon',
      title: 'Moon',
      readAloud: false,
      language,
      cover,
      ...book,
    };
    const html = renderToStaticMarkup(
      <MessagesProvider words={{ fields: { 'catalogue.read-to-me': 'Read to me' }, languageTag: 'en' }}>
        <InterfaceContext value={{ ...withoutRoot, readerLevels }}>
          <BookCard book={facts as unknown as BookFacts} />
        </InterfaceContext>
      </MessagesProvider>,
    );
    return html.includes('Read to me');
  };

  test('that is more than one level above its reader’s own in its language', () => {
    expect(hasMark({ level: 3 }, { 9: 2 })).toBe(false);
    expect(hasMark({ level: 4 }, { 9: 2 })).toBe(true);
    expect(hasMark({ level: 5 }, { 8: 1 })).toBe(false);
  });

  test('that is meant to be read to children, whoever looks at it', () => {
    expect(hasMark({ level: 1, readAloud: true })).toBe(true);
    expect(hasMark({ level: null, readAloud: true }, { 9: 5 })).toBe(true);
  });

  test('and on none of a visitor’s, nor where a book has no level', () => {
    expect(hasMark({ level: 5 })).toBe(false);
    expect(hasMark({ level: null }, { 9: 1 })).toBe(false);
  });
});
