import { listPeople, listTeams } from '@letsread/identity/roles/contract.ts';

import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { FindByName } from '../listing/find-by-name.tsx';
import { FormsBelow } from '../listing/forms-below.tsx';
import { NextPart } from '../listing/next-part.tsx';
import { partOfList } from '../listing/part-of-list.ts';
import { takeForm, takeFormInBrowser } from '../take-form.ts';
import type { Route } from './+types/people-screen.ts';
import { actOnPeople } from './act-on-people.ts';
import { GrantForm, grantFormId } from './grant-form.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { PeopleList } from './people-list.tsx';
import { teamFormId, Teams } from './teams.tsx';

export const headers = noStore;

const [peopleInPart, teamsInPart] = [50, 20];

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const [{ items: people }, { items: teams }] = await answerOf(
    Promise.all([client(listPeople, {}), client(listTeams, {})]),
  );
  return {
    people: partOfList(people, {
      searchParams,
      size: peopleInPart,
      namesOf: ({ displayName, email }) => [displayName, email ?? ''],
    }),
    // By who is in it as well: so it is found where somebody belongs.
    teams: partOfList(teams, {
      searchParams,
      size: teamsInPart,
      from: 'teams',
      namesOf: ({ name, members }) => [name, ...members.map(({ displayName }) => displayName)],
    }),
    teamCount: teams.length,
    from: searchParams.get('from'),
    teamsFrom: searchParams.get('teams'),
  };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) => actOnPeople(backRoomClient(context), fields));
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

export default function PeopleScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { people, teams, teamCount, from, teamsFrom } = loaderData;
  const isLong = people.isLong || teams.isLong;
  const t = useLibraryMessages();
  return (
    <>
      <PageHead title={t('library.people.title')} isHidden />
      <h1 id="people" tabIndex={-1}>
        {t('library.people.title')}
      </h1>
      <p className="muted">{t('library.people.about')}</p>
      <OutcomeNote outcome={actionData} isWhole={!isLong && people.words === ''} />
      <FindByName part={{ ...people, items: [...people.items, ...teams.items], isLong }} />
      <FormsBelow
        count={people.items.length + teams.items.length}
        forms={[
          { id: grantFormId, name: t('library.people.give') },
          { id: teamFormId, name: t('library.people.create-team') },
        ]}
      />
      <PeopleList people={people.items} />
      <NextPart
        path="/library/people"
        part={people}
        list={{
          name: t('library.people.title'),
          id: 'people',
          from: 'from',
          others: teamsFrom === null ? {} : { teams: teamsFrom },
        }}
      />
      <GrantForm outcome={actionData} />
      <Teams teams={teams.items} count={teamCount} outcome={actionData}>
        <NextPart
          path="/library/people"
          part={teams}
          list={{ name: t('library.people.teams'), id: 'teams', from: 'teams', others: from === null ? {} : { from } }}
        />
      </Teams>
    </>
  );
}
