import type { CollectionBook, FoundCard } from '@letsread/catalogue/contract.ts';
import { useContext } from 'react';

import { ChoosingContext } from '../offline/choosing/choosing.ts';
import { FavouriteButton } from '../profiles/favourites/favourite-button.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { useInterface } from '../i18n/use-interface.ts';
import { Icon } from '../ui/icon.tsx';
import { bookPath } from './book-path.ts';
import { Cover } from './covers/cover.tsx';
import { LevelBadge } from './level-badge.tsx';
import { ReadToMe } from './read-to-me.tsx';
import { below } from '../ui/breakpoints.ts';
import { WholeSyllables } from '../ui/whole-syllables.tsx';

/** Two in a row on a phone, a quarter of a tablet, a sixth of a wide page. */
export const cardSizes = `${below('wide')} 128px, ${below('desktop')} 24vw, 192px`;

/** A book found, or of a collection that tells what to do with it. */
export type BookFacts = FoundCard & Pick<CollectionBook, 'howToUse'>;

/** A book in a list: cover, title, level, and the language where it is not the reader's own. */
export function BookCard({ book, urgency }: { book: BookFacts; urgency?: 'first' | 'largest' | undefined }) {
  const t = useMessages();
  const { language } = useInterface();
  const canBeChosen = useContext(ChoosingContext);
  return (
    <article className="book" data-card={canBeChosen ? JSON.stringify(book) : undefined}>
      <a className="book__link" href={bookPath(book.slug)}>
        <Cover picture={book.cover} sizes={cardSizes} urgency={urgency} />
        <span className="book__title" lang={book.language.languageISOCode} dir={book.language.direction}>
          <WholeSyllables text={book.title} lang={book.language.languageISOCode} />
        </span>
      </a>
      <FavouriteButton bookId={book.bookId} title={book.title} />
      {book.alsoCalled !== undefined && (
        <p className="book__also muted">
          {t('catalogue.search.also-called', { title: `\u2068${book.alsoCalled}\u2069` })}
        </p>
      )}
      <p className="book__meta">
        <LevelBadge level={book.level} />
        <ReadToMe book={book} />
        <Heard book={book} />
        {book.isSigned && (
          <span className="book__heard">
            <Icon name="sign" size="xs" />
            <span className="sr">{t('reading.sign')}</span>
          </span>
        )}
        {book.language.id !== language.id && (
          <span className="book__lang own-name" lang={book.language.languageISOCode} dir={book.language.direction}>
            {book.language.name}
          </span>
        )}
      </p>
      {book.howToUse !== undefined && (
        <details className="book__tip">
          <summary>
            {t('catalogue.collection.tip')}
            <span className="sr">
              : <bdi lang={book.language.languageISOCode}>{book.title}</bdi>
            </span>
          </summary>
          <p lang={book.language.languageISOCode} dir={book.language.direction}>
            <WholeSyllables text={book.howToUse} lang={book.language.languageISOCode} />
          </p>
        </details>
      )}
    </article>
  );
}

/** That it is read aloud: by its recording, or by a voice that the device may have for its language. */
function Heard({ book: { narrationBytes, language } }: { book: BookFacts }) {
  const t = useMessages();
  const isRecorded = narrationBytes > 0;
  return (
    <span className="book__heard" hidden={!isRecorded} data-voice={isRecorded ? undefined : language.languageISOCode}>
      <Icon name="sound" size="xs" />
      <span className="sr">{t('reading.listen')}</span>
    </span>
  );
}
