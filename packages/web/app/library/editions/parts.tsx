import type { LinkedEdition, LinkedEditions } from '@letsread/catalogue/linking/contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import { EditionLines } from './edition-lines.tsx';
import { editionsPath } from './editions-query.ts';

interface PartsProps {
  title: string;
  bookId: string;
  /** What stands beside each other; `book`: whose number and level are told. */
  parts: readonly { name: string; editions: readonly LinkedEdition[]; book?: LinkedEditions }[];
  /** What will be of all else. */
  facts: readonly string[];
  /** What can be done. */
  children: ReactNode;
}

/** Before anything is done: what will stand where. */
export function Parts({ title, bookId, parts, facts, children }: PartsProps) {
  const t = useLibraryMessages();
  return (
    <section className="stack" aria-labelledby="parts-title">
      <h2 id="parts-title">{title}</h2>
      <div className="library__cards editions__parts">
        {parts.map(({ name, editions, book }) => (
          <section className="library__card" key={name} aria-label={name}>
            <h3>{name}</h3>
            {book !== undefined && (
              <p className="small muted">
                {t('library.editions.number', { number: book.bookId })}
                {' · '}
                {book.level === null
                  ? t('catalogue.level.none')
                  : t('catalogue.level.number', { level: t.number(book.level) })}
              </p>
            )}
            <EditionLines editions={editions} />
          </section>
        ))}
      </div>
      <ul className="editions__facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="library__row">
        {children}
        <Link className="btn" to={editionsPath(bookId)}>
          {t('shell.cancel')}
        </Link>
      </div>
    </section>
  );
}
