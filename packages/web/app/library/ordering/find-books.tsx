import type { BookCard } from '@letsread/catalogue/contract.ts';
import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { SearchForm } from './search-form.tsx';
import { SmallCover } from './small-cover.tsx';

interface FindBooksProps {
  words: string;
  /** What those words find, without what is there already. */
  found: readonly BookCard[];
  /** There is no room for one more. */
  isFull: boolean;
  /** The fields of a form that adds one. */
  fieldsOf: (bookId: string) => Fields;
}

const searchId = 'find-books';
const addId = (book: Pick<BookCard, 'bookId'> | undefined) => `add-${book?.bookId ?? ''}`;

/** A search for books to add, one after the other. */
export function FindBooks({ words, found, isFull, fieldsOf }: FindBooksProps) {
  const t = useLibraryMessages();
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
    </>
  );
}
