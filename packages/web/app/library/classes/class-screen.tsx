import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import { type Class, getClass, maxClassName } from '@letsread/profiles/classes/contract.ts';
import { Form, Link } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { Field } from '../../identity/form/field.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { DoneNote } from '../people/done-note.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { RefusedNote } from '../people/refused-note.tsx';
import { takeForm, takeFormInBrowser, typedIn } from '../take-form.ts';
import { useSettled } from '../use-settled.ts';
import type { Route } from './+types/class-screen.ts';
import { actOnClass } from './act-on-class.ts';
import { AddReaders } from './add-readers.tsx';
import classesSheet from './classes.css?url';

export const headers = noStore;

export async function loader({ context, request, params: { classId } }: Route.LoaderArgs) {
  const found = await answerOf(backRoomClient(context)(getClass, { classId }));
  return { ...found, readers: inOrderOfNames(found.readers, interfaceLanguage(request).languageISOCode) };
}

export function action({ request, context, url, params: { classId } }: Route.ActionArgs) {
  return takeForm(request, url, (fields) => actOnClass(context.get(sessionContext), classId, fields));
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** A class: who is in it, more by a list, another name, and its end. */
export default function ClassScreen({ loaderData: { id, name, readers }, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const outcome = useSettled(actionData);
  const done = outcome !== undefined && 'done' in outcome ? outcome.done : undefined;
  const typed = typedIn(outcome);
  return (
    <>
      <Sheet href={classesSheet} />
      <PageHead title={name} isHidden />
      <h1 tabIndex={-1}>
        <bdi>{name}</bdi>
      </h1>
      <p className="muted">{t('library.classes.count', { count: readers.length })}</p>
      {outcome !== undefined && 'fault' in outcome && <RefusedNote outcome={outcome} />}
      {done === 'renamed' && <DoneNote outcome={outcome}>{t('library.handing.changed')}</DoneNote>}
      {readers.length === 0 && <p className="muted">{t('library.classes.no-readers')}</p>}
      {readers.length > 0 && <Ways classId={id} />}
      {readers.length > 0 && <OpenHere />}
      <Readers classId={id} readers={readers} />
      <AddReaders count={readers.length} outcome={done === 'renamed' ? undefined : done} typed={typed['names']} />
      <Settings name={name} typed={typed['act'] === 'rename' ? typed['name'] : undefined} />
    </>
  );
}

function Ways({ classId }: { classId: string }) {
  const t = useLibraryMessages();
  return (
    <p className="library__row">
      <Link className="btn" to={`/library/classes/${classId}/handed-out`}>
        <Icon name="leaf" size="s" />
        {t('library.handing.new')}
      </Link>
      <Link className="btn" to={`/library/classes/${classId}/overview`}>
        <Icon name="people" size="s" />
        {t('library.overview.title')}
      </Link>
      <Link className="btn" to={`/library/classes/${classId}/cards`}>
        <Icon name="doc" size="s" />
        {t('library.cards.title')}
      </Link>
    </p>
  );
}

/** The children choose themselves on this browser, until the password closes the class. */
function OpenHere() {
  const t = useLibraryMessages();
  return (
    <Form className="library__card" method="post">
      <HiddenFields fields={{ act: 'open' }} />
      <p className="muted">{t('library.classes.open-about')}</p>
      <p>
        <button className="btn btn--leaf" type="submit">
          <Icon name="people" size="s" />
          {t('library.classes.open')}
        </button>
      </p>
    </Form>
  );
}

function Readers({ classId, readers }: { classId: string; readers: Class['readers'] }) {
  const t = useLibraryMessages();
  return (
    <ul className="classes__readers">
      {readers.map(({ id, name, imageUrl }) => (
        <li key={id}>
          <Link
            className="classes__reader"
            to={`/library/classes/${classId}/${id}`}
            aria-label={t('library.classes.change', { name })}
          >
            <span className="avatar avatar--static">
              <img className="art" src={imageUrl} alt="" width="88" height="88" loading="lazy" />
            </span>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** `typed`: another name that was not taken. */
function Settings({ name, typed }: { name: string; typed: string | undefined }) {
  const t = useLibraryMessages();
  return (
    <details className="library__card" open={typed !== undefined}>
      <summary>{t('library.classes.settings')}</summary>
      <div className="stack">
        <Form className="library__form classes__form" method="post" noValidate key={name}>
          <HiddenFields fields={{ act: 'rename' }} />
          <Field
            name="name"
            label={t('library.classes.name')}
            autoComplete="off"
            maxLength={maxClassName}
            defaultValue={typed ?? name}
          />
          <button className="btn btn--leaf" type="submit">
            {t('library.projects.save')}
          </button>
        </Form>
        <Form className="stack" method="post">
          <HiddenFields fields={{ act: 'delete' }} />
          <p className="muted">{t('library.classes.delete-about')}</p>
          <p>
            <button className="btn btn--danger" type="submit">
              <Icon name="trash" size="s" />
              {t('library.classes.delete')}
            </button>
          </p>
        </Form>
      </div>
    </details>
  );
}
