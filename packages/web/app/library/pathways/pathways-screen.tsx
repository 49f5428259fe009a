import { listLanguages } from '@letsread/catalogue/contract.ts';
import { type EditablePathway, listEditablePathways } from '@letsread/learning/pathway-editing/contract.ts';
import { Form, Link } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { CreateForm } from '../ordering/create-form.tsx';
import { OrderedLines } from '../ordering/ordered-lines.tsx';
import { TitleInLanguage } from '../ordering/title-in-language.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { OutcomeNote } from '../people/outcome-note.tsx';
import { takeForm, takeFormInBrowser } from '../take-form.ts';

import type { Route } from './+types/pathways-screen.ts';
import { actOnPathways } from './act-on-pathways.ts';

export const headers = noStore;

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const { id: languageId } = interfaceLanguage(request);
  const [{ items, orderVersion }, { languages }] = await answerOf(
    Promise.all([client(listEditablePathways, { namesIn: languageId }), client(listLanguages, {})]),
  );
  return { items, orderVersion, languages, languageId };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) =>
    actOnPathways(backRoomClient(context), fields, interfaceLanguage(request).id),
  );
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** The reading paths in the order in which readers see them, and those that readers do not see. */
export default function PathwaysScreen({
  loaderData: { items: paths, orderVersion, languages, languageId },
  actionData,
}: Route.ComponentProps) {
  const t = useLibraryMessages();
  const shown = paths.filter(({ isPublished }) => isPublished);
  return (
    <>
      <PageHead title={t('library.pathways.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.pathways.title')}</h1>
      <p className="muted">{t('library.pathways.about')}</p>
      <OutcomeNote outcome={actionData} />
      <OrderedLines
        lines={shown.map(({ id, title, titleLanguageISOCode, bookCount }) => ({
          id,
          title,
          titleLanguageISOCode,
          to: `/library/pathways/${id}`,
          note: t('catalogue.books', { count: bookCount }),
        }))}
        orderVersion={orderVersion}
        remove={t('library.pathways.hide')}
      />
      <CreateForm
        name={t('library.pathways.create')}
        languages={languages}
        languageId={languageId}
        outcome={actionData}
        count={paths.length}
      />
      <Hidden paths={paths.filter(({ isPublished }) => !isPublished)} />
    </>
  );
}

function Hidden({ paths }: { paths: EditablePathway[] }) {
  const t = useLibraryMessages();
  if (paths.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="hidden">
      <h2 id="hidden">{t('library.pathways.hidden')}</h2>
      <ul className="library__lines">
        {paths.map(({ id, title, titleLanguageISOCode, bookCount }) => (
          <li className="library__line" key={id}>
            <Link className="library__name" to={`/library/pathways/${id}`}>
              <TitleInLanguage title={title} titleLanguageISOCode={titleLanguageISOCode} />
              <span className="muted">{t('catalogue.books', { count: bookCount })}</span>
            </Link>
            <Form method="post">
              <HiddenFields fields={{ act: 'publish', id }} />
              <button className="btn btn--s" type="submit" aria-label={`${t('library.pathways.show')}: ${title}`}>
                {t('library.pathways.show')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
