import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import { listAvatars } from '@letsread/profiles/contract.ts';
import {
  changeClassReader,
  forgetPictures,
  getClass,
  listClasses,
  moveClassReader,
  removeClassReader,
} from '@letsread/profiles/classes/contract.ts';
import { data, Form, Link, redirect } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { Field } from '../../identity/form/field.tsx';
import { orAskGrownUp } from '../../identity/account/ask-grown-up.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { DoneNote } from '../people/done-note.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { RefusedNote } from '../people/refused-note.tsx';
import { takeForm, takeFormInBrowser, typedIn } from '../take-form.ts';
import { useSettled } from '../use-settled.ts';
import type { Route } from './+types/reader-screen.ts';
import classesSheet from './classes.css?url';

export const headers = noStore;

export async function loader({ context, request, params: { classId, profileId } }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const [found, { items: classes }, avatars] = await answerOf(
    Promise.all([client(getClass, { classId }), client(listClasses, {}), client(listAvatars, {})]),
  );
  const reader = found.readers.find(({ id }) => id === profileId);
  if (reader === undefined) throw data(null, { status: 404 });
  const others = classes.filter(({ id }) => id !== classId);
  return {
    name: found.name,
    reader,
    others: inOrderOfNames(others, interfaceLanguage(request).languageISOCode),
    avatars,
  };
}

/** Each leads back to the class that the reader is in, but for the one that changes nothing to be seen there. */
export function action({ request, context, url, params: { classId, profileId } }: Route.ActionArgs) {
  const client = backRoomClient(context);
  return takeForm(request, url, async ({ act = '', name = '', imageUrl = '', toClassId = '' }) => {
    let nextId = classId;
    if (act === 'move') nextId = (await client(moveClassReader, { classId, profileId, body: { toClassId } })).id;
    else if (act === 'forget') return client(forgetPictures, { classId, profileId });
    else if (act === 'remove') await orAskGrownUp(client(removeClassReader, { classId, profileId }), url.pathname);
    else await client(changeClassReader, { classId, profileId, body: { name, imageUrl } });
    throw redirect(`/library/classes/${nextId}`, 303);
  });
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** A reader of a class: name, picture, another class, and out of it. */
export default function ReaderScreen({ loaderData, params: { classId }, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const outcome = useSettled(actionData);
  const { name, reader, others, avatars } = loaderData;
  const typed = typedIn(outcome);
  const look = typed['act'] === 'change' ? { name: typed['name'], imageUrl: typed['imageUrl'] } : reader;
  return (
    <>
      <Sheet href={classesSheet} />
      <PageHead title={reader.name} isHidden />
      <h1 tabIndex={-1}>
        <bdi>{reader.name}</bdi>
      </h1>
      <p>
        <Link to={`/library/classes/${classId}`}>
          <bdi>{name}</bdi>
        </Link>
      </p>
      {outcome !== undefined && 'fault' in outcome && <RefusedNote outcome={outcome} />}
      {outcome !== undefined && 'done' in outcome && (
        <DoneNote outcome={outcome}>{t('library.classes.new-pictures-about')}</DoneNote>
      )}
      <Form className="library__card" method="post" noValidate>
        <HiddenFields fields={{ act: 'change' }} />
        <Field name="name" label={t('library.classes.reader-name')} autoComplete="off" defaultValue={look.name} />
        <Faces avatars={avatars} chosen={look.imageUrl} />
        <p>
          <button className="btn btn--leaf" type="submit">
            {t('library.projects.save')}
          </button>
        </p>
      </Form>
      {others.length > 0 && <Move others={others} chosen={typed['toClassId']} />}
      <Form className="library__card" method="post">
        <HiddenFields fields={{ act: 'forget' }} />
        <p className="muted">{t('library.classes.new-pictures-about')}</p>
        <p>
          <button className="btn" type="submit">
            {t('library.classes.new-pictures')}
          </button>
        </p>
      </Form>
      <Form className="library__card" method="post">
        <HiddenFields fields={{ act: 'remove' }} />
        <p className="muted">{t('library.classes.take-out-about')}</p>
        <p>
          <button className="btn btn--danger" type="submit">
            <Icon name="trash" size="s" />
            {t('library.classes.take-out')}
          </button>
        </p>
      </Form>
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** One stop of the tab key; arrows move. */
function Faces({ avatars, chosen }: { avatars: Loaded['avatars']; chosen: string | undefined }) {
  const t = useLibraryMessages();
  return (
    <fieldset className="field">
      <legend className="label">{t('library.classes.picture')}</legend>
      <div className="classes__faces">
        {avatars.map(({ id, name, imageUrl }) => (
          <label className="classes__face" key={id}>
            <input
              type="radio"
              name="imageUrl"
              value={imageUrl}
              defaultChecked={imageUrl === chosen}
              aria-label={t(`profiles.avatars.${name.toLowerCase()}`)}
            />
            <img className="art" src={imageUrl} alt="" width="88" height="88" loading="lazy" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** `chosen`: the class that it was not moved to. */
function Move({ others, chosen }: { others: Loaded['others']; chosen: string | undefined }) {
  const t = useLibraryMessages();
  return (
    <Form className="library__card library__form" method="post">
      <HiddenFields fields={{ act: 'move' }} />
      <div className="field">
        <label htmlFor="to-class">{t('library.classes.move-to')}</label>
        <p className="hint" id="to-class-hint">
          {t('library.classes.move-about')}
        </p>
        <div className="select">
          <select
            className="input"
            id="to-class"
            name="toClassId"
            aria-describedby="to-class-hint"
            defaultValue={chosen}
          >
            {others.map(({ id, name }) => (
              <option value={id} key={id}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      </div>
      <button className="btn" type="submit">
        {t('library.classes.move')}
      </button>
    </Form>
  );
}
