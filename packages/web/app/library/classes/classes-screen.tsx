import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import { createClass, listClasses, maxClassName } from '@letsread/profiles/classes/contract.ts';
import { Form, Link, redirect } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { needsConsent } from '../../identity/account/needs-consent.ts';
import { consentPath } from '../../identity/entrance/paths.ts';
import { Field } from '../../identity/form/field.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { OutcomeNote } from '../people/outcome-note.tsx';
import { takeForm, takeFormInBrowser, typedIn } from '../take-form.ts';
import type { Route } from './+types/classes-screen.ts';

export const headers = noStore;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { items } = await answerOf(backRoomClient(context)(listClasses, {}));
  return { items: inOrderOfNames(items, interfaceLanguage(request).languageISOCode) };
}

/** Leads to the class that it makes. */
export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm<never>(request, url, async ({ name = '' }) => {
    const made = await backRoomClient(context)(createClass, { body: { name } }).catch((error: unknown) => {
      throw needsConsent(error) ? redirect(consentPath('/library/classes'), 303) : error;
    });
    throw redirect(`/library/classes/${made.id}`, 303);
  });
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** A teacher's classes, and a form for another. */
export default function ClassesScreen({ loaderData: { items: classes }, actionData: refused }: Route.ComponentProps) {
  const t = useLibraryMessages();
  return (
    <>
      <PageHead title={t('library.classes.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.classes.title')}</h1>
      <p className="muted">{t('library.classes.about')}</p>
      <OutcomeNote outcome={refused} />
      {classes.length === 0 && <p className="muted">{t('library.classes.none')}</p>}
      <ul className="library__cards">
        {classes.map(({ id, name, readers }) => (
          <li key={id}>
            <Link className="library__card library__part" to={`/library/classes/${id}`}>
              <Icon name="people" size="l" />
              <span className="stack">
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span className="muted">{t('library.classes.count', { count: readers })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Form className="library__card library__form" method="post" noValidate>
        <Field
          name="name"
          label={t('library.classes.name')}
          autoComplete="off"
          maxLength={maxClassName}
          defaultValue={typedIn(refused)['name']}
        />
        <button className="btn btn--leaf" type="submit">
          <Icon name="plus" size="s" />
          {t('library.classes.create')}
        </button>
      </Form>
    </>
  );
}
