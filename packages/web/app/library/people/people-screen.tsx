import { listPeople, listTeams } from '@letsread/identity/roles/contract.ts';

import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { takeForm, takeFormInBrowser } from '../take-form.ts';
import type { Route } from './+types/people-screen.ts';
import { actOnPeople } from './act-on-people.ts';
import { GrantForm } from './grant-form.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { PeopleList } from './people-list.tsx';
import { Teams } from './teams.tsx';

export const headers = noStore;

export async function loader({ context }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const [{ items: people }, { items: teams }] = await answerOf(
    Promise.all([client(listPeople, {}), client(listTeams, {})]),
  );
  return { people, teams };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) => actOnPeople(backRoomClient(context), fields));
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

export default function PeopleScreen({ loaderData: { people, teams }, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  return (
    <>
      <PageHead title={t('library.people.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.people.title')}</h1>
      <p className="muted">{t('library.people.about')}</p>
      <OutcomeNote outcome={actionData} />
      <PeopleList people={people} />
      <GrantForm outcome={actionData} />
      <Teams teams={teams} outcome={actionData} />
    </>
  );
}
