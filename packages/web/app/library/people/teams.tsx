import { maxTeamName, type Team } from '@letsread/identity/roles/contract.ts';
import type { ReactNode } from 'react';
import { Form } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { useRefused } from './use-refused.ts';
import type { Outcome } from '../outcome.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { TeamCard } from './team-card.tsx';

export const teamFormId = 'create-team';

interface TeamsProps {
  teams: readonly Team[];
  /** How many there are, shown or not. */
  count: number;
  outcome: Outcome | undefined;
  /** What leads to more of them. */
  children: ReactNode;
}

/** Teams, and a form for another. */
export function Teams({ teams, count, outcome, children }: TeamsProps) {
  const t = useLibraryMessages();
  const own = useRefused(outcome, ({ act }) => act === 'create-team');
  return (
    <section className="stack library__teams" aria-labelledby="teams">
      <h2 id="teams" tabIndex={-1}>
        {t('library.people.teams')}
      </h2>
      {count === 0 && <p className="muted">{t('library.people.no-teams')}</p>}
      <ul className="library__cards">
        {teams.map((team) => (
          <TeamCard team={team} outcome={outcome} key={team.id} />
        ))}
      </ul>
      {children}
      {/* Begins anew with each team that is there. */}
      <Form
        className="library__card library__form"
        id={teamFormId}
        method="post"
        noValidate
        key={JSON.stringify([own, count])}
      >
        <HiddenFields fields={{ act: 'create-team' }} />
        <Field
          name="name"
          label={t('library.people.team-name')}
          autoComplete="off"
          maxLength={maxTeamName}
          defaultValue={own['name']}
        />
        <button className="btn btn--leaf" type="submit">
          <Icon name="plus" size="s" />
          {t('library.people.create-team')}
        </button>
      </Form>
    </section>
  );
}
