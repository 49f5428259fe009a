import { maxTeamName, type Team } from '@letsread/identity/roles/contract.ts';
import { Form } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { useRefused } from './use-refused.ts';
import type { Outcome } from '../outcome.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { TeamCard } from './team-card.tsx';

/** All teams, and a form for another. */
export function Teams({ teams, outcome }: { teams: readonly Team[]; outcome: Outcome | undefined }) {
  const t = useLibraryMessages();
  const own = useRefused(outcome, ({ act }) => act === 'create-team');
  return (
    <section className="stack library__teams" aria-labelledby="teams">
      <h2 id="teams">{t('library.people.teams')}</h2>
      {teams.length === 0 && <p className="muted">{t('library.people.no-teams')}</p>}
      <ul className="library__cards">
        {teams.map((team) => (
          <TeamCard team={team} outcome={outcome} key={team.id} />
        ))}
      </ul>
      {/* Begins anew with each team that is there. */}
      <Form className="library__card library__form" method="post" noValidate key={JSON.stringify([own, teams.length])}>
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
