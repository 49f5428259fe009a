import type { BookCard as BookFacts } from '@letsread/catalogue/contract.ts';

import { BookCard } from '../../catalogue/book-card.tsx';
import { BookList, type BookPart } from '../../catalogue/book-list.tsx';
import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { logInPath } from '../../identity/entrance/log-in-path.ts';
import { MarkedBooks } from '../../profiles/favourites/favourites.tsx';
import { RemoveButton } from './remove-button.tsx';

/** Who looks at their books: a visitor, an account without a profile, or the profile that reads. */
export type Who = 'visitor' | 'account' | 'reader';

interface FavouritesShelfProps {
  who: Who;
  books: BookPart;
  saved: BookFacts[];
}

/** A book whose heart is pressed here stays until the page is opened again, so that a slip can be undone. */
export function FavouritesShelf({ who, books, saved }: FavouritesShelfProps) {
  const t = useMessages();
  return (
    <>
      {books.items.length === 0 ? (
        <EmptyShelf title={t('reading.my-books.no-favourites')} text={t('reading.my-books.press-the-heart')}>
          <a className="btn" href="/">
            {t('reading.my-books.find')}
          </a>
        </EmptyShelf>
      ) : (
        <>
          {who !== 'reader' && <OnThisDevice who={who} />}
          <MarkedBooks bookIds={books.items.map(({ bookId }) => bookId)}>
            <BookList books={books} />
          </MarkedBooks>
        </>
      )}
      {saved.length > 0 && <Saved books={saved} />}
    </>
  );
}

/** What is only on this device is said to be, with the way to keep it. */
function OnThisDevice({ who }: { who: 'visitor' | 'account' }) {
  const t = useMessages();
  return (
    <p className="muted">
      {t('reading.my-books.on-this-device')}{' '}
      {who === 'visitor' ? (
        <a href={logInPath('/mybooks')}>{t('shell.menu.log-in')}</a>
      ) : (
        <a href="/profile/create">{t('shell.menu.first-profile')}</a>
      )}
    </p>
  );
}

function Saved({ books }: { books: BookFacts[] }) {
  const t = useMessages();
  return (
    <section className="sec" aria-labelledby="saved-books">
      <h2 id="saved-books">{t('reading.my-books.saved')}</h2>
      <div className="books">
        {books.map((book) => (
          <div key={book.editionId}>
            <BookCard book={book} />
            <RemoveButton book={book} list="myBooks" />
          </div>
        ))}
      </div>
    </section>
  );
}
