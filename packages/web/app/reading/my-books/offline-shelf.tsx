import { useEffect, useMemo, useRef, useState } from 'react';

import { BookCard } from '../../catalogue/book-card.tsx';
import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { OfflineBook } from '../../offline/shelf/offline-book.ts';
import { useShelf } from '../../offline/shelf/shelf-state.ts';
import { ComingBooks } from '../../offline/panels/coming-books.tsx';
import { removeFromShelf } from '../../offline/panels/remove-from-shelf.ts';
import { RemoveQuestion } from '../../offline/panels/remove-question.tsx';
import { emitPartsAdded } from '../../ui/parts-added.ts';
import { findOfflineBooks, minToFind, noFilters } from './finding/find-offline-books.ts';
import { wordsFromSearch } from './finding/words-from-search.ts';
import { ShelfFinder } from './finding/shelf-finder.tsx';
import { NoOfflineBooks } from './no-offline-books.tsx';
import { StorageMeter } from '../../offline/panels/storage-meter.tsx';

/** The books on this device and those on their way to it. */
export function OfflineShelf() {
  const shelf = useShelf();
  const { books, jobs } = shelf;
  if (books === undefined) return null;
  if (books.length + jobs.length === 0) return <NoOfflineBooks />;
  return (
    <>
      <ScriptFonts languages={[...books, ...jobs].map(({ card }) => card.language)} />
      {books.length > 0 && <StorageMeter books={books} />}
      {jobs.length > 0 && <ComingBooks shelf={shelf} />}
      <BooksHere books={books} />
    </>
  );
}

function BooksHere({ books }: { books: OfflineBook[] }) {
  const t = useMessages();
  const [filters, setFilters] = useState(() => ({ ...noFilters, words: wordsFromSearch() }));
  const field = useRef<HTMLInputElement>(null);
  const canFind = books.length >= minToFind;
  const found = useMemo(() => (canFind ? findOfflineBooks(books, filters) : books), [canFind, books, filters]);
  // Hearts are filled in what has come.
  useEffect(() => emitPartsAdded(document.body), [found]);
  function showAll() {
    setFilters(noFilters);
    field.current?.focus();
  }
  return (
    <>
      {canFind && (
        <ShelfFinder books={books} count={found.length} filters={filters} onChange={setFilters} field={field} />
      )}
      {canFind && found.length === 0 && (
        <EmptyShelf title={t('catalogue.search.none.title')} text={t('catalogue.search.none.text')}>
          <button className="btn btn--leaf" type="button" onClick={showAll}>
            {t('catalogue.see-all')}
          </button>
        </EmptyShelf>
      )}
      <div className="books">
        {found.map((book) => (
          <OfflineCard key={book.editionId} book={book} />
        ))}
      </div>
    </>
  );
}

function OfflineCard({ book: { card, editionId } }: { book: OfflineBook }) {
  const t = useMessages();
  const id = `remove-${editionId}`;
  return (
    <div>
      <BookCard book={card} />
      <button
        className="btn btn--plain btn--s"
        type="button"
        aria-label={t('offline.remove-named', { title: card.title })}
        {...opens(id)}
      >
        <Icon name="trash" size="s" />
        {t('offline.remove.yes')}
      </button>
      <RemoveQuestion id={id} count={1} onRemove={() => removeFromShelf([editionId])} />
    </div>
  );
}
