import { useEffect } from 'react';

import { BookCard } from '../../catalogue/book-card.tsx';
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
import { NoOfflineBooks } from './no-offline-books.tsx';
import { StorageMeter } from '../../offline/panels/storage-meter.tsx';

/** The books on this device and those on their way to it. */
export function OfflineShelf() {
  const shelf = useShelf();
  const { books, jobs } = shelf;
  // Hearts are filled in what has come.
  useEffect(() => emitPartsAdded(document.body), [books]);
  if (books === undefined) return null;
  if (books.length + jobs.length === 0) return <NoOfflineBooks />;
  return (
    <>
      <ScriptFonts languages={[...books, ...jobs].map(({ card }) => card.language)} />
      {books.length > 0 && <StorageMeter books={books} />}
      {jobs.length > 0 && <ComingBooks shelf={shelf} />}
      <div className="books">
        {books.map((book) => (
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
