import type { LinkedEditions } from '@letsread/catalogue/linking/contract.ts';
import { Form, Link } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { SmallCover } from '../ordering/small-cover.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { editionsPath } from './editions-query.ts';
import type { FoundBook } from './load-editions.ts';
import { Parts } from './parts.tsx';

interface JoinSearchProps {
  bookId: string;
  words: string;
  found: readonly FoundBook[];
}

/** A search for the book that tells the same story, by its title or its number. */
export function JoinSearch({ bookId, words, found }: JoinSearchProps) {
  const t = useLibraryMessages();
  return (
    <section className="library__card" id="join" aria-labelledby="join-title">
      <h2 id="join-title">{t('library.editions.join')}</h2>
      <p className="muted">{t('library.editions.join-about')}</p>
      <Form className="stack" role="search" action={editionsPath(bookId)} key={words}>
        <Field name="q" type="search" label={t('library.editions.find')} defaultValue={words} maxLength={200} />
        <p>
          <button className="btn" type="submit">
            <Icon name="search" size="s" />
            {t('library.collections.search')}
          </button>
        </p>
      </Form>
      {words !== '' && found.length === 0 && <p className="muted">{t('library.collections.none-found')}</p>}
      <ul className="library__lines">
        {found.map(({ bookId: otherId, title, language, cover }) => (
          <li className="library__line" key={otherId}>
            <SmallCover cover={cover} />
            <span className="library__name">
              <span>
                <bdi lang={language.languageISOCode} dir={language.direction}>
                  {title}
                </bdi>
              </span>
              <span className="small muted">
                <bdi lang={language.languageISOCode}>{language.name}</bdi>
                {' · '}
                {t('library.editions.number', { number: otherId })}
              </span>
            </span>
            <Link
              className="btn btn--s"
              to={`${editionsPath(bookId)}?with=${otherId}`}
              aria-label={`${t('library.editions.look')}: ${title}`}
            >
              {t('library.editions.look')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two books beside each other, what becomes of what readers did with them, and the button that makes them one. */
export function JoinPreview({ book, other }: { book: LinkedEditions; other: LinkedEditions }) {
  const t = useLibraryMessages();
  const own = new Set(book.editions.map(({ language }) => language.id));
  const twice = new Map(
    other.editions.filter(({ language }) => own.has(language.id)).map(({ language }) => [language.id, language]),
  );
  const seen = [...book.editions, ...other.editions].map(({ editionId }) => editionId).join(',');
  return (
    <Parts
      title={t('library.editions.join')}
      bookId={book.bookId}
      parts={[
        { name: t('library.editions.this-book'), book, editions: book.editions },
        { name: t('library.editions.other-book'), book: other, editions: other.editions },
      ]}
      facts={[
        ...[...twice.values()].map(({ name }) => t('library.editions.twice', { language: `\u2068${name}\u2069` })),
        t('library.editions.join-readers'),
        t('library.editions.join-rest'),
        t('library.editions.undo-about'),
      ]}
    >
      <Form method="post" action={editionsPath(book.bookId)}>
        <HiddenFields fields={{ act: 'join', otherId: other.bookId, seen }} />
        <button className="btn btn--leaf" type="submit">
          {t('library.editions.join-now')}
        </button>
      </Form>
      <Link className="btn" to={`${editionsPath(other.bookId)}?with=${book.bookId}`}>
        {t('library.editions.other-way')}
      </Link>
    </Parts>
  );
}
