import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import { listHandedOut } from '@letsread/learning/handing-out/contract.ts';
import { getClass } from '@letsread/profiles/classes/contract.ts';
import { Link } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { useOwnDay } from '../../i18n/use-own-day.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { DoneNote } from '../people/done-note.tsx';
import { RefusedNote } from '../people/refused-note.tsx';
import { takeForm, takeFormInBrowser, typedIn } from '../take-form.ts';
import { useSettled } from '../use-settled.ts';
import type { Route } from './+types/handing-screen.ts';
import { actOnHandedOut } from './act-on-handed-out.ts';
import { choicesOf } from './choices-of.ts';
import { HandOutForm } from './hand-out-form.tsx';
import { HandedOutList } from './handed-out-list.tsx';
import handingSheet from './handing.css?url';

export const headers = noStore;

const dayMs = 86_400_000;

export async function loader({ context, request, params: { classId }, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const { id: lId, languageISOCode } = interfaceLanguage(request);
  const [{ name, readers }, { items }, offer] = await answerOf(
    Promise.all([client(getClass, { classId }), client(listHandedOut, { classId }), choicesOf(client, url, lId)]),
  );
  return {
    name,
    readers: inOrderOfNames(readers, languageISOCode),
    offer,
    things: items,
    today: new Date().toISOString().slice(0, 10),
  };
}

export function action({ request, context, url, params: { classId } }: Route.ActionArgs) {
  return takeForm(request, url, (fields) => actOnHandedOut(backRoomClient(context), classId, fields));
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** What is handed out to a class: more of it, until another day, to others, and back. */
export default function HandingScreen({ loaderData, params: { classId }, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const outcome = useSettled(actionData);
  const typed = typedIn(outcome);
  const { name, readers, offer, things } = loaderData;
  const nextWeek = aWeekAfter(useOwnDay(loaderData.today));
  return (
    <>
      <Sheet href={handingSheet} />
      <PageHead title={`${t('library.handing.title')}: ${name}`} isHidden />
      <h1 tabIndex={-1}>{t('library.handing.title')}</h1>
      <p>
        <Link to={`/library/classes/${classId}`}>
          <bdi>{name}</bdi>
        </Link>
      </p>
      <p className="muted">{t('library.handing.about')}</p>
      {outcome !== undefined && 'fault' in outcome && <RefusedNote outcome={outcome} />}
      {outcome !== undefined && 'done' in outcome && (
        <DoneNote outcome={outcome}>{t(`library.handing.${outcome.done}`)}</DoneNote>
      )}
      {readers.length === 0 ? (
        <p className="muted">{t('library.classes.no-readers')}</p>
      ) : (
        <HandOutForm
          key={things.length}
          offer={offer}
          readers={readers}
          untilDay={nextWeek}
          typed={typed['act'] === 'hand-out' ? typed : {}}
        />
      )}
      {things.length > 0 && (
        <p>
          <Link to={`/library/classes/${classId}/wall`}>{t('library.wall.title')}</Link>
        </p>
      )}
      <HandedOutList things={things} readers={readers} typed={typed['act'] === 'change' ? typed : {}} />
    </>
  );
}

function aWeekAfter(day: string): string {
  return new Date(Date.parse(day) + 7 * dayMs).toISOString().slice(0, 10);
}
