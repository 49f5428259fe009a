import type { ReactNode } from 'react';

import { BookCard } from '../../catalogue/book-card.tsx';
import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { useWords } from '../../i18n/words.tsx';
import { opens } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { KeptBook } from '../../offline/shelf/kept-book.ts';
import { useShelf } from '../../offline/shelf/shelf-state.ts';
import { ComingBooks } from '../../offline/panels/coming-books.tsx';
import { removeFromShelf } from '../../offline/panels/remove-from-shelf.ts';
import { RemoveQuestion } from '../../offline/panels/remove-question.tsx';
import { StorageMeter } from '../../offline/panels/storage-meter.tsx';

/** The books on this device and those on their way to it. */
export function KeptShelf({ empty }: { empty: ReactNode }) {
  const shelf = useShelf();
  const { books, jobs } = shelf;
  if (books === undefined) return null;
  if (books.length + jobs.length === 0) return empty;
  return (
    <>
      <ScriptFonts languages={[...books, ...jobs].map(({ card }) => card.language)} />
      {books.length > 0 && <StorageMeter books={books} />}
      {jobs.length > 0 && <ComingBooks shelf={shelf} />}
      <div className="books">
        {books.map((book) => (
          <KeptCard key={book.editionId} book={book} />
        ))}
      </div>
    </>
  );
}

function KeptCard({ book: { card, editionId } }: { book: KeptBook }) {
  const t = useWords();
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
