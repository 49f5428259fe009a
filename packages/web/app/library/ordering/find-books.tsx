import type { BookCard } from '@letsread/catalogue/contract.ts';
import { useLayoutEffect, useRef } from 'react';
import { Form, Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import type { FoundBooks } from './found-books.ts';
import { SearchForm } from './search-form.tsx';
import { SmallCover } from './small-cover.tsx';

interface FindBooksProps extends FoundBooks {
  /** There is no room for one more. */
  isFull: boolean;
  /** The fields of a form that adds one. */
  fieldsOf: (bookId: string) => Fields;
}

const searchId = 'find-books';
const addId = (book: Pick<BookCard, 'bookId'> | undefined) => `add-${book?.bookId ?? ''}`;

/** A search for books to add, one after the other. */
export function FindBooks({ words, found, more, isFull, fieldsOf }: FindBooksProps) {
  const t = useLibraryMessages();
  const shown = useRef(found.length);
  useLayoutEffect(() => {
    const firstNew = shown.current > 0 ? found[shown.current] : undefined;
    shown.current = found.length;
    // With the last of them the link that asked for more is gone, and the focus with it.
    if (firstNew !== undefined && document.activeElement === document.body)
      document.getElementById(addId(firstNew))?.focus();
  }, [found]);
  if (isFull)
    return (
      <p className="note">
        <Icon name="info" />
        <span>{t('library.collections.full')}</span>
      </p>
    );
  return (
    <>
      <SearchForm id={searchId} label={t('library.collections.find')} words={words} />
      {words !== '' && found.length === 0 && <p className="muted">{t('library.collections.none-found')}</p>}
      <ul className="library__lines">
        {found.map(({ bookId, title, language, cover }, at) => (
          <li className="library__line" key={bookId}>
            <SmallCover cover={cover} />
            <span className="library__name">
              <bdi lang={language.languageISOCode} dir={language.direction}>
                {title}
              </bdi>
            </span>
            <Form method="post" preventScrollReset>
              <HiddenFields fields={{ ...fieldsOf(bookId), next: `${addId(found[at + 1])} ${searchId}` }} />
              <button
                className="btn btn--s"
                type="submit"
                id={addId({ bookId })}
                aria-label={`${t('library.collections.add')}: ${title}`}
              >
                <Icon name="plus" size="s" />
                {t('library.collections.add')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <MoreFound more={more} />
    </>
  );
}

/** The way to more of what a search found, behind what is shown of it. */
export function MoreFound({ more }: Pick<FoundBooks, 'more'>) {
  const t = useLibraryMessages();
  if (more === undefined) return null;
  return (
    <p>
      <Link className="btn" to={more} preventScrollReset>
        {t('library.audit.more')}
      </Link>
    </p>
  );
}
