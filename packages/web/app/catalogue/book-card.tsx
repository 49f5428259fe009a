import type { BookCard as BookFacts } from '@letsread/catalogue/contract.ts';
import { useContext } from 'react';
import { Link, useViewTransitionState } from 'react-router';

import { type Choosing, ChoosingContext } from '../offline/choosing/choosing.ts';
import { FavouriteButton } from '../reading/favourites/favourite-button.tsx';
import { useInterface } from '../shell/language/use-interface.ts';
import { bookPath } from './book-path.ts';
import { Cover } from './cover.tsx';
import { LevelMark } from './level-mark.tsx';

/** Two in a row on a phone, a quarter of a tablet, a sixth of a wide page. */
const cardSizes = '(max-width: 479px) 128px, (max-width: 1079px) 24vw, 192px';

/** A book in a list: cover, title, level, and the language where it is not the reader's own. */
export function BookCard({ book, urgency }: { book: BookFacts; urgency?: 'first' | 'largest' | undefined }) {
  const { language } = useInterface();
  const path = bookPath(book.slug);
  const isOpening = useViewTransitionState(path);
  const choosing = useContext(ChoosingContext);
  if (choosing !== undefined) return <CardToChoose book={book} choosing={choosing} />;
  return (
    <article className="book">
      <Link className="book__link" to={path} viewTransition>
        <Cover
          picture={book.cover}
          sizes={cardSizes}
          urgency={urgency}
          viewTransitionName={isOpening ? 'book-cover' : undefined}
        />
        <span className="book__title" lang={book.language.languageISOCode} dir={book.language.direction}>
          {book.title}
        </span>
      </Link>
      <FavouriteButton bookId={book.bookId} title={book.title} />
      <p className="book__meta">
        <LevelMark level={book.level} />
        {book.language.id !== language.id && (
          <span className="book__lang own-name" lang={book.language.languageISOCode} dir={book.language.direction}>
            {book.language.name}
          </span>
        )}
      </p>
    </article>
  );
}

/** The same book as a box to tick. */
function CardToChoose({ book, choosing: { chosen, toggle } }: { book: BookFacts; choosing: Choosing }) {
  return (
    <article className="book">
      <label className="book__link book__choice">
        <Cover picture={book.cover} sizes={cardSizes} />
        <input
          className="book__tick"
          type="checkbox"
          checked={chosen.has(book.editionId)}
          onChange={() => toggle(book)}
        />
        <span className="book__title" lang={book.language.languageISOCode} dir={book.language.direction}>
          {book.title}
        </span>
      </label>
      <p className="book__meta">
        <LevelMark level={book.level} />
      </p>
    </article>
  );
}
