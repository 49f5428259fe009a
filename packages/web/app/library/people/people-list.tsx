import type { Person } from '@letsread/identity/roles/contract.ts';
import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { HiddenFields } from './hidden-fields.tsx';

/** Everybody who has a role; each role goes with a press, and comes back with another. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  return (
    <ul className="library__cards">
      {people.map((person) => (
        <li className="library__card" key={person.id}>
          <h2>
            <bdi>{person.displayName}</bdi>
          </h2>
          {person.email !== null && (
            <p className="muted">
              <bdi dir="ltr">{person.email}</bdi>
            </p>
          )}
          <ul className="chips">
            {person.roles.map((role) => (
              <li key={role}>
                <RoleOf person={person} role={role} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function RoleOf({ person: { id, displayName }, role }: { person: Person; role: Person['roles'][number] }) {
  const t = useLibraryMessages();
  const name = t(`library.role.${role}`);
  return (
    <Form method="post">
      <HiddenFields fields={{ act: 'revoke', accountId: id, role }} />
      <button
        className="chip chip--x"
        type="submit"
        aria-label={t('library.people.revoke', { name: displayName, role: name })}
      >
        {name}
        <Icon name="close" size="s" />
      </button>
    </Form>
  );
}
