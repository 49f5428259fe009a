import type { BookCard as BookFacts } from '@letsread/catalogue/contract.ts';
import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BookCard } from '../book-card.tsx';

interface BookShelfProps {
  id: string;
  title: ReactNode;
  books: BookFacts[];
  allHref?: string;
  /** In view when the page opens: its first cover is the largest picture there. */
  isFirst?: boolean;
}

/** A row of books: swiped on a phone, a grid where there is room; nothing where there are no books. */
export function BookShelf({ id, title, books, allHref, isFirst = false }: BookShelfProps) {
  const t = useMessages();
  if (books.length === 0) return null;
  return (
    <section className="sec" aria-labelledby={`row-${id}`}>
      <div className="sec__head">
        <h2 id={`row-${id}`}>{title}</h2>
        {allHref !== undefined && (
          <a className="sec__all" href={allHref} id={`all-${id}`} aria-labelledby={`all-${id} row-${id}`}>
            {t('catalogue.see-all')}
            <Icon name="chev" isDirected />
          </a>
        )}
      </div>
      <div className="shelf shelf--fit">
        {books.map((book, index) => (
          <BookCard
            key={book.editionId}
            book={book}
            urgency={isFirst && index < 3 ? (index === 0 ? 'largest' : 'first') : undefined}
          />
        ))}
      </div>
    </section>
  );
}
