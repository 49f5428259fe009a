import type { ReadersBook } from '@letsread/reading/contract.ts';
import { Link } from 'react-router';

import { BookCard } from '../../catalogue/book-card.tsx';
import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { useWords } from '../../i18n/words.tsx';
import { logInPath } from '../../identity/entrance/log-in-path.ts';
import { ContinueCard } from '../keep-reading/continue-card.tsx';
import type { Who } from './favourites-shelf.tsx';
import { OfferedPlaces } from './offered-places.tsx';
import { RemoveButton } from './remove-button.tsx';

interface ReadingShelfProps {
  who: Who;
  now: ReadersBook[];
  finished: ReadersBook[];
}

/** The books a reader is in the middle of, and below them those they have finished. */
export function ReadingShelf({ who, now, finished }: ReadingShelfProps) {
  const t = useWords();
  if (who !== 'reader') return <NotKept who={who} />;
  return (
    <>
      <OfferedPlaces />
      {now.length === 0 ? (
        <EmptyShelf title={t('reading.my-books.nothing-open')} text={t('reading.my-books.stays-here')}>
          <Link className="btn" to="/">
            {t('reading.my-books.find')}
          </Link>
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

/** Without a profile nobody keeps where a reader is. */
function NotKept({ who }: { who: 'visitor' | 'account' }) {
  const t = useWords();
  return (
    <EmptyShelf
      title={t('reading.my-books.nothing-open')}
      text={t(who === 'visitor' ? 'reading.my-books.log-in-to-keep' : 'reading.my-books.profile-to-keep')}
    >
      {who === 'visitor' ? (
        <Link className="btn btn--leaf" to={logInPath('/mybooks?show=reading')}>
          {t('shell.menu.log-in')}
        </Link>
      ) : (
        <Link className="btn btn--leaf" to="/profile/create">
          {t('shell.menu.first-profile')}
        </Link>
      )}
    </EmptyShelf>
  );
}
