import type { BookCard } from '@letsread/catalogue/contract.ts';
import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { megabytes, type SizedBook } from '../saving/estimate.ts';
import { isWifiAway } from '../connection/wifi.ts';
import { type OfflineBook, type OfflineExtras, waitsForWifi } from '../shelf/offline-book.ts';
import { cancelJob, saveBooksOffline, removeBooks } from '../shelf/run-jobs.ts';
import { useShelf } from '../shelf/shelf-state.ts';
import { HoldFocus } from './hold-focus.tsx';
import { FaultLine, SaveProgress } from './save-progress.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { WaitingForWifi } from './waiting-for-wifi.tsx';
import { WifiQuestion } from './wifi-question.tsx';

interface BookPanelProps {
  book: BookCard & SizedBook;
  /** What is shown while the book is neither here nor on its way. */
  offer: ReactNode;
  /** Whether somebody has pressed the offer here. */
  isPressed: boolean;
  onTryAgain: () => void;
  /** Has more of a book kept that is here: about so many bytes. */
  onSaveMore: (extras: OfflineExtras, bytes: number) => void;
}

interface BooksPanelProps extends Omit<BookPanelProps, 'book' | 'offer' | 'onSaveMore'> {
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

function BookState({ book, offer, onTryAgain, onSaveMore }: BookPanelProps) {
  const t = useMessages();
  const { books, jobs, progress, faults, isWaiting } = useShelf();
  if (books === undefined) return null;
  const { editionId } = book;
  const coming = jobs.find((job) => job.editionId === editionId);
  if (coming !== undefined && waitsForWifi(coming)) return <WaitingForWifi jobs={[coming]} />;
  if (coming !== undefined)
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
  return saved === undefined ? offer : <BookHere book={book} saved={saved} onSaveMore={onSaveMore} />;
}

/** It is here: what more of it could be kept, and the way to remove it. */
function BookHere({ book, saved, onSaveMore }: Pick<BookPanelProps, 'book' | 'onSaveMore'> & { saved: OfflineBook }) {
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
          onClick={() => onSaveMore({ withNarration: true, withSigning }, narrationBytes)}
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
  const comingJobs = jobs.filter(({ editionId }) => ids.includes(editionId));
  const coming = comingJobs.map(({ editionId }) => editionId);
  const faulty = ids.map((id) => faults[id]).find((fault) => fault !== undefined);
  const isForWifi = coming.length > 0 && comingJobs.every(waitsForWifi);
  // Where only some wait, the offer is for all of them.
  if (isForWifi && here.length + coming.length === ids.length) return <WaitingForWifi jobs={comingJobs} />;
  if (coming.length > 0 && !isForWifi)
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
export const offlinePanels = { BookPanel, BooksPanel, WifiQuestion, isWifiAway, saveBooksOffline };
