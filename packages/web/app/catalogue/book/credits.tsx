import type { Book } from '@letsread/catalogue/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { RoleIcon } from '../role-icon.tsx';
import { booksOfPerson } from '../search/books-of-person.ts';

/** The people who made this edition, each role with its colour, sign and word; a name leads to all books of its bearer. And the licence. */
export function Credits({ book }: { book: Book }) {
  const t = useMessages();
  const roles = [...new Set(book.credits.map((credit) => credit.role))];
  return (
    <section className="sec" aria-labelledby="book-credits">
      <h2 id="book-credits">{t('catalogue.book.made-by')}</h2>
      {roles.length > 0 && (
        <dl className="credits">
          {roles.map((role) => (
            <div className="credit" key={role}>
              <dt>
                <span className="role" data-role={role}>
                  <RoleIcon role={role} />
                  {t(`catalogue.role.${role}`)}
                </span>
              </dt>
              {book.credits
                .filter((credit) => credit.role === role)
                .map((credit) => (
                  <dd key={credit.name}>
                    <a href={booksOfPerson(credit.name)}>
                      <bdi>{credit.name}</bdi>
                    </a>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      )}
      <p className="small">
        {t('catalogue.book.licence')}{' '}
        <a href={book.licence.url} rel="license noopener" lang="en" dir="ltr">
          {book.licence.name}
        </a>
      </p>
    </section>
  );
}
