import type { searchBooks } from '@letsread/catalogue/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { BookCard } from '../book-card.tsx';
import { InItsLanguage } from '../in-its-language.tsx';
import { type Filters, searchPath } from './filters.ts';

interface OtherWaysProps {
  filters: Filters;
  alternatives: NonNullable<EndpointOutput<typeof searchBooks>['alternatives']>;
}

/** Where nothing is found: the nearest books, other languages, themes. */
export function OtherWays({ filters, alternatives: { books, languages, tags } }: OtherWaysProps) {
  const t = useMessages();
  return (
    <>
      {languages.length > 0 && (
        <section className="find__other" aria-labelledby="other-languages">
          <h2 id="other-languages">{t('catalogue.none.other-languages')}</h2>
          <ul className="chips">
            {languages.map(({ language, count }) => (
              <li key={language.id}>
                <a className="chip chip--count" href={searchPath({ ...filters, language: language.id })}>
                  <span lang={language.languageISOCode} dir={language.direction}>
                    {language.name}
                  </span>
                  <small>{t.number(count)}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {books.length > 0 && (
        <section className="find__other" aria-labelledby="near-books">
          <h2 id="near-books">{t('catalogue.book.related')}</h2>
          <div className="books">
            {books.map((book) => (
              <BookCard key={book.editionId} book={book} />
            ))}
          </div>
        </section>
      )}
      {tags.length > 0 && (
        <section className="find__other" aria-labelledby="other-themes">
          <h2 id="other-themes">{t('catalogue.home.tags')}</h2>
          <ul className="chips">
            {tags.map((tag) => (
              <li key={tag.id}>
                <a className="chip" href={`/tag/${tag.id}`}>
                  <InItsLanguage {...tag} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
