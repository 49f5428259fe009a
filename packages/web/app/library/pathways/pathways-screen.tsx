import { listLanguages } from '@letsread/catalogue/contract.ts';
import { type EditablePathway, listEditablePathways } from '@letsread/learning/pathway-editing/contract.ts';
import { Form, Link } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { FindByName } from '../listing/find-by-name.tsx';
import { FormsBelow } from '../listing/forms-below.tsx';
import { NextPart } from '../listing/next-part.tsx';
import { partOfList } from '../listing/part-of-list.ts';
import { withNeighbours } from '../listing/with-neighbours.ts';
import { CreateForm, createFormId } from '../ordering/create-form.tsx';
import { OrderedLines } from '../ordering/ordered-lines.tsx';
import { TitleInLanguage } from '../ordering/title-in-language.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { OutcomeNote } from '../people/outcome-note.tsx';
import { takeForm, takeFormInBrowser } from '../take-form.ts';

import type { Route } from './+types/pathways-screen.ts';
import { actOnPathways } from './act-on-pathways.ts';

export const headers = noStore;

const partSize = 50;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const { id: languageId } = interfaceLanguage(request);
  const [{ items, orderVersion }, { languages }] = await answerOf(
    Promise.all([client(listEditablePathways, { namesIn: languageId }), client(listLanguages, {})]),
  );
  const part = partOfList(
    withNeighbours(items, ({ isPublished }) => isPublished),
    {
      searchParams: url.searchParams,
      size: partSize,
      namesOf: ({ title, texts }) => [title, ...texts.map((text) => text.title)],
    },
  );
  return {
    part: { ...part, items: part.items.map(({ texts: _, ...one }) => one) },
    count: items.length,
    orderVersion,
    languages,
    languageId,
  };
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
  loaderData: { part, count, orderVersion, languages, languageId },
  actionData,
}: Route.ComponentProps) {
  const t = useLibraryMessages();
  return (
    <>
      <PageHead title={t('library.pathways.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.pathways.title')}</h1>
      <p className="muted">{t('library.pathways.about')}</p>
      <OutcomeNote outcome={actionData} />
      <FindByName part={part} />
      <FormsBelow count={part.items.length} forms={[{ id: createFormId, name: t('library.pathways.create') }]} />
      <OrderedLines
        lines={part.items.flatMap(({ place, ...one }) => {
          if (place === undefined) return [];
          const note = t('catalogue.books', { count: one.bookCount });
          return { ...one, ...place, to: `/library/pathways/${one.id}`, note };
        })}
        isFound={part.words !== ''}
        orderVersion={orderVersion}
        remove={t('library.pathways.hide')}
      />
      <CreateForm
        name={t('library.pathways.create')}
        languages={languages}
        languageId={languageId}
        outcome={actionData}
        count={count}
      />
      <Hidden paths={part.items.filter(({ isPublished }) => !isPublished)} />
      <NextPart path="/library/pathways" part={part} />
    </>
  );
}

function Hidden({ paths }: { paths: Omit<EditablePathway, 'texts'>[] }) {
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
