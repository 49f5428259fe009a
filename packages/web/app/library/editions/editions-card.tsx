import type { LinkedEditions } from '@letsread/catalogue/linking/contract.ts';
import { useId } from 'react';
import { Link } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import { EditionLines } from './edition-lines.tsx';
import { editionsPath } from './editions-query.ts';

/** On the page of a book: all editions that stand together as it, and the ways to join it and to split it. */
export function EditionsCard({ linked: { bookId, editions } }: { linked: LinkedEditions }) {
  const t = useLibraryMessages();
  const heading = useId();
  return (
    <section className="library__card" aria-labelledby={heading}>
      <h2 id={heading}>{t('library.editions.title')}</h2>
      <div className="editions__some">
        <EditionLines editions={editions} toOf={(editionId) => `/library/books/${bookId}?edition=${editionId}`} />
      </div>
      <p className="library__row">
        <Link className="btn" to={`${editionsPath(bookId)}#join`}>
          {t('library.editions.join')}
        </Link>
        {editions.length > 1 && (
          <Link className="btn" to={`${editionsPath(bookId)}#split`}>
            {t('library.editions.split')}
          </Link>
        )}
      </p>
    </section>
  );
}
