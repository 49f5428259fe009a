import type { Collaborator } from '@letsread/catalogue/people/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { RoleIcon } from '../role-icon.tsx';
import { booksOfPerson } from '../search/books-of-person.ts';
import { initialsOf } from './initials.ts';

/** A person or organisation: face, name, number of books, roles; leads to their books in all languages. */
export function PersonCard({ person }: { person: Collaborator }) {
  const t = useMessages();
  return (
    <a className="person" href={booksOfPerson(person.name)} data-role={person.roles[0]}>
      <span className="person__face" aria-hidden="true">
        {person.logo === null ? initialsOf(person.name) : <img src={person.logo} alt="" width="48" height="48" />}
      </span>
      <span className="person__text">
        <span className="person__name">
          <bdi>{person.name}</bdi>
        </span>
        <span className="small muted">{t('catalogue.books', { count: person.bookCount })}</span>
        <span className="person__roles">
          {person.roles.map((role) => (
            <span className="role" data-role={role} key={role}>
              <RoleIcon role={role} />
              {t(`catalogue.role.${role}`)}
            </span>
          ))}
        </span>
      </span>
    </a>
  );
}
