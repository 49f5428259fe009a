import type { BookToRead } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

interface MakersProps {
  book: BookToRead;
  t: Translate;
  /** Where links to other sites open: in a frame of another site they must not replace the book. */
  target?: '_blank';
}

/** Who made a book, and what may be done with it: shown with it always. */
export function Makers({ book, t, target }: MakersProps) {
  const roles = Map.groupBy(book.credits, ({ role }) => role);
  return (
    <section className="end__part" aria-labelledby="makers">
      <h3 id="makers">{t('reading.makers')}</h3>
      <dl className="makers">
        {[...roles].map(([role, credits]) => (
          <div key={role}>
            <dt>{t(`catalogue.role.${role}`)}</dt>
            {credits.map(({ name }) => (
              <dd key={name}>
                <bdi>{name}</bdi>
              </dd>
            ))}
          </div>
        ))}
        <div>
          <dt>{t('reading.licence')}</dt>
          <dd>
            <a href={book.licence.url} rel="license noopener" target={target} lang="en" dir="ltr">
              {book.licence.name}
            </a>
          </dd>
        </div>
        {book.made !== '' && (
          <div>
            <dt>{t('reading.how-made')}</dt>
            <dd lang={book.language.languageISOCode} dir={book.language.direction}>
              {book.made}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
