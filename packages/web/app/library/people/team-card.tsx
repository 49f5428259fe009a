import type { Team } from '@letsread/identity/roles/contract.ts';
import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { useRefused } from './use-refused.ts';
import type { Outcome } from '../outcome.ts';
import { EmailInput } from './email-input.tsx';
import { HiddenFields } from './hidden-fields.tsx';

/** A team with its members; an empty one can be deleted. */
export function TeamCard({ team: { id, name, members }, outcome }: { team: Team; outcome: Outcome | undefined }) {
  const t = useLibraryMessages();
  return (
    <li className="library__card">
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {members.length === 0 && <p className="muted">{t('library.people.no-members')}</p>}
      <ul className="chips">
        {members.map((member) => (
          <li key={member.id}>
            <Form method="post">
              <HiddenFields fields={{ act: 'remove-member', teamId: id, accountId: member.id }} />
              <button
                className="chip chip--x"
                type="submit"
                aria-label={t('library.people.remove-member', { name: member.displayName, team: name })}
              >
                <bdi>{member.displayName}</bdi>
                <Icon name="close" size="s" />
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <AddMember teamId={id} team={name} outcome={outcome} key={members.length} />
      {members.length === 0 && (
        <Form method="post">
          <HiddenFields fields={{ act: 'delete-team', teamId: id }} />
          <button className="btn btn--plain btn--quiet" type="submit" aria-label={`${t('shell.delete')}: ${name}`}>
            <Icon name="trash" size="s" />
            {t('shell.delete')}
          </button>
        </Form>
      )}
    </li>
  );
}

interface AddMemberProps {
  teamId: string;
  team: string;
  outcome: Outcome | undefined;
}

function AddMember({ teamId, team, outcome }: AddMemberProps) {
  const t = useLibraryMessages();
  const typed = useRefused(outcome, (sent) => sent['act'] === 'add-member' && sent['teamId'] === teamId);
  return (
    <Form className="library__add" method="post" noValidate>
      <HiddenFields fields={{ act: 'add-member', teamId }} />
      <EmailInput whose={team} typed={typed['email']} />
      <button className="btn" type="submit">
        {t('library.people.add-member')}
      </button>
    </Form>
  );
}
