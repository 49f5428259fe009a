import type { ScaryBook } from '@letsread/reading/scary/contract.ts';
import { useId } from 'react';
import { Form, Link } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import { SmallCover } from '../ordering/small-cover.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';

/** Books that several children found scary, for somebody to look at: nothing where there are none. */
export function ScaryBooks({ books }: { books: readonly ScaryBook[] }) {
  const t = useLibraryMessages();
  const heading = useId();
  if (books.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={heading}>
      <h2 id={heading}>{t('library.scary.title')}</h2>
      <p className="muted">{t('library.scary.about')}</p>
      <ul className="library__lines">
        {books.map(({ bookId, editionId, title, language, cover, readers }) => (
          <li className="library__line" key={bookId}>
            <SmallCover cover={cover} />
            <Link className="library__name" to={`/library/books/${bookId}?edition=${editionId}`}>
              <b lang={language.languageISOCode} dir={language.direction}>
                {title}
              </b>
              <span className="small muted">{t('library.scary.readers', { count: readers })}</span>
            </Link>
            <Form method="post">
              <HiddenFields fields={{ act: 'look', bookId }} />
              <button className="btn btn--s" type="submit" aria-label={`${t('library.scary.looked-at')}: ${title}`}>
                {t('library.scary.looked-at')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
