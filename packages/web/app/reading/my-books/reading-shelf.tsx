import type { ReadersBook } from '@letsread/reading/contract.ts';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';

import { BookCard } from '../../catalogue/book-card.tsx';
import { readerPath } from '../../catalogue/book-path.ts';
import { Cover } from '../../catalogue/cover.tsx';
import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { useWords } from '../../i18n/words.tsx';
import { logInPath } from '../../identity/entrance/log-in-path.ts';
import { Icon } from '../../ui/icon.tsx';
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
            <ContinueCard key={book.bookId} book={book} />
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

function ContinueCard({ book }: { book: ReadersBook }) {
  const t = useWords();
  return (
    <li className="cont">
      <a className="cont__link" href={readerPath(book.slug, book.page)}>
        <Cover picture={book.cover} sizes="88px" />
        <span className="cont__body">
          <span className="cont__title" lang={book.language.languageISOCode} dir={book.language.direction}>
            {book.title}
          </span>
          <span className="bar" style={{ '--v': `${Math.round(book.share * 100)}%` } as CSSProperties}>
            <i />
          </span>
          <span className="xs muted">{t('reading.my-books.page', { page: book.page, pages: book.pageCount })}</span>
        </span>
        <span className="cont__go">
          <Icon name="next" isDirected />
        </span>
      </a>
      <RemoveButton book={book} list="keepReading" />
    </li>
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
