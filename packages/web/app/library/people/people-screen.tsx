import { listPeople, listTeams } from '@letsread/identity/roles/contract.ts';
import { data } from 'react-router';

import { PageHead } from '../../i18n/page-head.tsx';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import type { Route } from './+types/people-screen.ts';
import { actOnPeople, faultOf, type Fields, type Outcome } from './act-on-people.ts';
import { GrantForm } from './grant-form.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { PeopleList } from './people-list.tsx';
import { Teams } from './teams.tsx';

export const headers = noStore;

export async function loader({ context }: Route.LoaderArgs) {
  const ask = backRoomClient(context);
  const [{ items: people }, { items: teams }] = await answerOf(Promise.all([ask(listPeople, {}), ask(listTeams, {})]));
  return { people, teams };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const ask = backRoomClient(context);
  const entries = [...(await request.formData())].filter((entry) => typeof entry[1] === 'string');
  const typed = Object.fromEntries(entries) as Fields;
  try {
    return data<Outcome>({ done: await actOnPeople(ask, typed) });
  } catch (error) {
    return data<Outcome>({ fault: faultOf(error), typed }, { status: 400 });
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // `fetch` rejects with a TypeError when nothing answers.
    if (!(error instanceof TypeError)) throw error;
    return data<Outcome>({ fault: 'offline', typed: {} }, { status: 503 });
  }
}

export default function PeopleScreen({ loaderData: { people, teams }, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const typed = actionData !== undefined && 'typed' in actionData ? actionData.typed : {};
  return (
    <>
      <PageHead title={t('library.people.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.people.title')}</h1>
      <p className="muted">{t('library.people.about')}</p>
      <OutcomeNote outcome={actionData} />
      <PeopleList people={people} />
      <GrantForm outcome={actionData} />
      <Teams teams={teams} typed={typed} />
    </>
  );
}
