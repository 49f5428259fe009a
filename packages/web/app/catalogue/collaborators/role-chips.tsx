import { type CollaboratorRole, collaboratorRoles } from '@letsread/catalogue/people/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoleIcon } from '../role-icon.tsx';
import { peoplePath, type PeopleFilters } from './people-filters.ts';

interface RoleChipsProps {
  filters: PeopleFilters;
  /** How many people have each role; a role that is not here nobody has. */
  counts: { role: CollaboratorRole; count: number }[];
}

/** The nine roles, each with its colour, sign and word; a role leads to its people, where it has any. */
export function RoleChips({ filters, counts }: RoleChipsProps) {
  const t = useMessages();
  return (
    <nav aria-label={t('catalogue.collaborators.roles')}>
      <ul className="chips chips--scroll">
        <li>
          <a
            className="chip"
            href={peoplePath({ ...filters, role: undefined })}
            aria-current={filters.role === undefined ? 'true' : undefined}
          >
            {filters.role === undefined && <Icon name="check" size="xs" />}
            {t('catalogue.collaborators.all')}
          </a>
        </li>
        {collaboratorRoles.map((role) => (
          <li key={role}>
            <RoleChip role={role} filters={filters} count={counts.find((one) => one.role === role)?.count ?? 0} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RoleChip({ role, filters, count }: { role: CollaboratorRole; filters: PeopleFilters; count: number }) {
  const t = useMessages();
  const isChosen = filters.role === role;
  const content = (
    <>
      {isChosen ? <Icon name="check" size="s" /> : <RoleIcon role={role} size="s" />}
      <span>{t(`catalogue.collaborators.role.${role}`)}</span>
      <small>{t.number(count)}</small>
    </>
  );
  if (count === 0 && !isChosen)
    return (
      <span className="chip chip--count chip--role chip--nobody" data-role={role}>
        {content}
      </span>
    );
  return (
    <a
      className="chip chip--count chip--role"
      data-role={role}
      href={peoplePath({ ...filters, role })}
      aria-current={isChosen ? 'true' : undefined}
    >
      {content}
    </a>
  );
}
