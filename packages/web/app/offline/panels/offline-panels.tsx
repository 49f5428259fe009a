import type { BookCard } from '@letsread/catalogue/contract.ts';
import { type ReactNode, useEffect, useRef } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { megabytes, type SizedBook } from '../saving/estimate.ts';
import type { OfflineBook } from '../shelf/offline-book.ts';
import { cancelJob, saveBooksOffline, removeBooks } from '../shelf/run-jobs.ts';
import { useShelf } from '../shelf/shelf-state.ts';
import { FaultLine, SaveProgress } from './save-progress.tsx';
import { RemoveQuestion } from './remove-question.tsx';

interface BookPanelProps {
  book: BookCard & SizedBook;
  /** What is shown while the book is neither here nor on its way. */
  offer: ReactNode;
  /** Whether somebody has pressed the offer here. */
  isPressed: boolean;
  onTryAgain: () => void;
}

interface BooksPanelProps extends Omit<BookPanelProps, 'book' | 'offer'> {
  books: (BookCard & SizedBook)[];
  /** Whether these are all there are: of the first of a long list nothing is said about the rest. */
  isWhole: boolean;
  /** With what is not here yet of the books, which tells the size. */
  offer: (lacking: SizedBook[]) => ReactNode;
}

const removeId = 'remove-offline';

/** Where one book stands: on offer, on its way, here, or why it is not. */
function BookPanel(props: BookPanelProps) {
  return (
    <HoldFocus isPressed={props.isPressed}>
      <BookState {...props} />
    </HoldFocus>
  );
}

/** The same for several books: one line for all of them. */
function BooksPanel(props: BooksPanelProps) {
  return (
    <HoldFocus isPressed={props.isPressed}>
      <BooksState {...props} />
    </HoldFocus>
  );
}

/** The button that was pressed goes with what it stood for: who pressed it goes on from what came in its place. */
function HoldFocus({ isPressed, children }: { isPressed: boolean; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    const watcher = new MutationObserver(() => {
      if (document.activeElement === document.body) panel.current?.querySelector('button')?.focus();
    });
    if (panel.current !== null) watcher.observe(panel.current, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [isPressed]);
  return (
    <div className="saving__state" ref={panel}>
      {children}
    </div>
  );
}

function BookState({ book, offer, onTryAgain }: BookPanelProps) {
  const t = useMessages();
  const { books, jobs, progress, faults, isWaiting } = useShelf();
  if (books === undefined) return null;
  const { editionId } = book;
  if (jobs.some((job) => job.editionId === editionId))
    return (
      <SaveProgress
        share={progress[editionId] ?? 0}
        isWaiting={isWaiting}
        onCancel={() => void cancelJob(editionId)}
        text={(percent) => t('offline.coming', { percent })}
      />
    );
  const fault = faults[editionId];
  if (fault !== undefined) return <FaultLine fault={fault} onTryAgain={onTryAgain} />;
  const saved = books.find((one) => one.editionId === editionId);
  return saved === undefined ? offer : <BookHere book={book} saved={saved} />;
}

/** It is here: what more of it could be kept, and the way to remove it. */
function BookHere({ book, saved }: { book: BookCard & SizedBook; saved: OfflineBook }) {
  const t = useMessages();
  const { narrationBytes } = book;
  const { editionId, withSigning } = saved;
  return (
    <>
      <p className="saving__here" role="status">
        <Icon name="saved" size="s" />
        {t('offline.here')}
      </p>
      {narrationBytes > 0 && !saved.withNarration && (
        <button
          className="btn btn--s"
          type="button"
          onClick={() => void saveBooksOffline([{ card: saved.card, extras: { withNarration: true, withSigning } }])}
        >
          {t('offline.save.narration-too', { megabytes: megabytes(narrationBytes) })}
        </button>
      )}
      <button className="btn btn--plain btn--s" type="button" {...opens(removeId)}>
        {t('offline.remove-this')}
      </button>
      <RemoveQuestion id={removeId} count={1} onRemove={() => removeBooks([editionId])} />
    </>
  );
}

function BooksState({ books: shownBooks, isWhole, offer, onTryAgain }: BooksPanelProps) {
  const t = useMessages();
  const { books, jobs, progress, faults, isWaiting } = useShelf();
  if (books === undefined) return null;
  const ids = shownBooks.map(({ editionId }) => editionId);
  const here = ids.filter((id) => books.some(({ editionId }) => editionId === id));
  const coming = ids.filter((id) => jobs.some(({ editionId }) => editionId === id));
  const faulty = ids.map((id) => faults[id]).find((fault) => fault !== undefined);
  if (coming.length > 0)
    return (
      <SaveProgress
        share={(here.length + coming.reduce((sum, id) => sum + (progress[id] ?? 0), 0)) / ids.length}
        isWaiting={isWaiting}
        onCancel={() => void Promise.all(coming.map(cancelJob))}
        text={() => t('offline.some-here', { count: ids.length, here: here.length })}
      />
    );
  if (isWhole && here.length === ids.length)
    return (
      <p className="saving__here" role="status">
        <Icon name="saved" size="s" />
        {t('offline.all-here')}
      </p>
    );
  if (faulty !== undefined) return <FaultLine fault={faulty} onTryAgain={onTryAgain} />;
  const lacking = shownBooks.flatMap((book) => lackingOf(book, books));
  // All that are shown are here: the rest is about like them.
  return offer(lacking.length === 0 ? shownBooks : lacking);
}

/** Of a book that is here without its recording only that comes. */
function lackingOf(book: BookCard & SizedBook, books: OfflineBook[]): SizedBook[] {
  const saved = books.find(({ editionId }) => editionId === book.editionId);
  if (saved === undefined) return [book];
  return saved.withNarration || book.narrationBytes === 0 ? [] : [{ ...book, isIllustrated: false }];
}

/** What a page asks for when books are kept from it. */
export const offlinePanels = { BookPanel, BooksPanel, saveBooksOffline };
