import type { ReadersBook } from '@letsread/reading/contract.ts';

import { BookCard } from '../../catalogue/book-card.tsx';
import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { Island } from '../../ui/island.tsx';
import { logInPath } from '../../identity/entrance/log-in-path.ts';
import { ContinueCard } from '../keep-reading/continue-card.tsx';
import { KeepReading } from '../keep-reading/keep-reading.tsx';
import type { Who } from './favourites-shelf.tsx';
import { OfferedPositions } from './offered-positions.tsx';
import { RemoveButton } from './remove-button.tsx';

interface ReadingShelfProps {
  who: Who;
  now: ReadersBook[];
  finished: ReadersBook[];
}

/** The books a reader is in the middle of, and below them those they have finished. */
export function ReadingShelf({ who, now, finished }: ReadingShelfProps) {
  const t = useMessages();
  if (who !== 'reader') return <PositionsNotStored who={who} />;
  return (
    <>
      <Island name="offered-positions" props={{}} component={OfferedPositions} start={null} need="read-here" />
      {now.length === 0 ? (
        <EmptyShelf title={t('reading.my-books.nothing-open')} text={t('reading.my-books.stays-here')}>
          <a className="btn" href="/">
            {t('reading.my-books.find')}
          </a>
        </EmptyShelf>
      ) : (
        <ul className="contgrid">
          {now.map((book) => (
            <ContinueCard key={book.bookId} book={book}>
              <RemoveButton book={book} list="keepReading" />
            </ContinueCard>
          ))}
        </ul>
      )}
      {finished.length > 0 && (
        <section className="sec" aria-labelledby="read-again">
          <h2 id="read-again">{t('reading.my-books.read-again')}</h2>
          <div className="books">
            {finished.map((book) => (
              <BookCard key={book.bookId} book={book} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Without a profile only the device knows where somebody is; for who is signed in it asks when a profile is chosen. */
function PositionsNotStored({ who }: { who: 'visitor' | 'account' }) {
  const t = useMessages();
  return (
    <>
      {who === 'visitor' && <KeepReading books={undefined} />}
      <EmptyShelf
        title={t('reading.my-books.nothing-open')}
        text={t(who === 'visitor' ? 'reading.my-books.log-in-to-keep' : 'reading.my-books.profile-to-keep')}
      >
        {who === 'visitor' ? (
          <a className="btn btn--leaf" href={logInPath('/mybooks?show=reading')}>
            {t('shell.menu.log-in')}
          </a>
        ) : (
          <a className="btn btn--leaf" href="/profile/create">
            {t('shell.menu.first-profile')}
          </a>
        )}
      </EmptyShelf>
    </>
  );
}
