import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { BookList, type BookPart } from '../book-list.tsx';
import listSheet from './lists.css?url';
import { Sheet } from '../../ui/sheet.tsx';

interface ListPageProps {
  /** The band that the screen opens with (`ListBand`), and what stands under it. */
  head: ReactNode;
  books: BookPart;
  /** What stands between the heading and the books, where there are any. */
  above?: ReactNode;
  /** What is shown where there is no book. */
  empty: ReactNode;
  growsAtScroll?: boolean;
}

/** A list of books under a heading: a tag, a collection, a level. */
export function ListPage({ head, books, above, empty, growsAtScroll }: ListPageProps) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  return (
    <main id="main" className="wrap listpage">
      <Sheet href={listSheet} />
      <ScriptFonts languages={books.items.map((book) => book.language)} />
      <header className="listpage__head">{head}</header>
      {search !== '' && (
        <p>
          <a className="sec__all" href={pathname}>
            <Icon name="back" isDirected />
            {t('catalogue.from-start')}
          </a>
        </p>
      )}
      {books.items.length > 0 && above}
      {books.items.length === 0 ? empty : <BookList books={books} growsAtScroll={growsAtScroll} />}
    </main>
  );
}
