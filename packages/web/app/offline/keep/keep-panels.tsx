import type { BookCard } from '@letsread/catalogue/contract.ts';
import type { ReactNode } from 'react';

import { useWords } from '../../shell/language/words.tsx';
import { opens } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cancelJob, removeBooks } from '../shelf/run-jobs.ts';
import { useShelf } from '../shelf/shelf-state.ts';
import { FaultLine, KeepProgress } from './keep-progress.tsx';
import { RemoveQuestion } from './remove-question.tsx';

export { keepBooks } from '../shelf/run-jobs.ts';

interface BookPanelProps {
  book: BookCard;
  /** What is shown while the book is neither here nor on its way. */
  offer: ReactNode;
  onTryAgain: () => void;
}

const removeId = 'remove-kept';

/** Where one book stands: on offer, on its way, here, or why it is not. */
export function BookPanel({ book: { editionId }, offer, onTryAgain }: BookPanelProps) {
  const t = useWords();
  const { books, jobs, progress, faults, isWaiting } = useShelf();
  if (books === undefined) return null;
  if (books.some((one) => one.editionId === editionId))
    return (
      <>
        <p className="keep__here" role="status">
          <Icon name="saved" size="s" />
          {t('offline.here')}
        </p>
        <button className="btn btn--plain btn--s" type="button" {...opens(removeId)}>
          {t('offline.remove-this')}
        </button>
        <RemoveQuestion id={removeId} count={1} onRemove={() => removeBooks([editionId])} />
      </>
    );
  if (jobs.some((job) => job.editionId === editionId))
    return (
      <KeepProgress
        share={progress[editionId] ?? 0}
        isWaiting={isWaiting}
        onCancel={() => void cancelJob(editionId)}
        text={(percent) => t('offline.coming', { percent })}
      />
    );
  const fault = faults[editionId];
  return fault === undefined ? offer : <FaultLine fault={fault} onTryAgain={onTryAgain} />;
}

/** The same for several books: one line for all of them. */
export function BooksPanel({ books: wanted, offer, onTryAgain }: Omit<BookPanelProps, 'book'> & { books: BookCard[] }) {
  const t = useWords();
  const { books, jobs, progress, faults, isWaiting } = useShelf();
  if (books === undefined) return null;
  const ids = wanted.map(({ editionId }) => editionId);
  const here = ids.filter((id) => books.some(({ editionId }) => editionId === id));
  const coming = ids.filter((id) => jobs.some(({ editionId }) => editionId === id));
  const faulty = ids.map((id) => faults[id]).find((fault) => fault !== undefined);
  if (coming.length > 0)
    return (
      <KeepProgress
        share={(here.length + coming.reduce((sum, id) => sum + (progress[id] ?? 0), 0)) / ids.length}
        isWaiting={isWaiting}
        onCancel={() => void Promise.all(coming.map(cancelJob))}
        text={() => t('offline.some-here', { count: ids.length, here: here.length })}
      />
    );
  if (here.length === ids.length)
    return (
      <p className="keep__here" role="status">
        <Icon name="saved" size="s" />
        {t('offline.all-here')}
      </p>
    );
  return faulty === undefined ? offer : <FaultLine fault={faulty} onTryAgain={onTryAgain} />;
}
