import { listLanguages } from '@letsread/catalogue/contract.ts';
import { type EditableCollection, listEditableCollections } from '@letsread/catalogue/collections/contract.ts';
import { Form } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { takeForm, takeFormInBrowser } from '../take-form.ts';
import { writtenDay } from '../written-time.ts';

import { HiddenFields } from '../people/hidden-fields.tsx';
import { CreateForm } from '../ordering/create-form.tsx';
import { OrderedLines } from '../ordering/ordered-lines.tsx';
import { titleIn, untitled } from '../ordering/texts-from-form.ts';
import { TitleInLanguage, type Titled } from '../ordering/title-in-language.tsx';
import { OutcomeNote } from '../people/outcome-note.tsx';
import type { Route } from './+types/collections-screen.ts';
import { actOnCollections } from './act-on-collections.ts';

export const headers = noStore;

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const [{ items, orderVersion }, { languages }] = await answerOf(
    Promise.all([client(listEditableCollections, {}), client(listLanguages, {})]),
  );
  const { id: languageId, languageISOCode } = interfaceLanguage(request);
  const written = writtenDay(languageISOCode);
  return {
    items: items.map((one) => ({ ...one, from: one.from && written(one.from), to: one.to && written(one.to) })),
    orderVersion,
    languages,
    languageId,
  };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) =>
    actOnCollections(backRoomClient(context), fields, interfaceLanguage(request).id),
  );
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** The collections in the order in which readers see them. */
export default function CollectionsScreen({
  loaderData: { items, orderVersion, languages, languageId },
  actionData,
}: Route.ComponentProps) {
  const t = useLibraryMessages();
  const shown = items.filter(({ isRemoved }) => !isRemoved);
  return (
    <>
      <PageHead title={t('library.collections.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.collections.title')}</h1>
      <p className="muted">{t('library.collections.about')}</p>
      <OutcomeNote outcome={actionData} />
      <OrderedLines
        lines={shown.map(({ id, texts, bookCount, from, to }) => ({
          id,
          ...(titleIn(texts, languageId) ?? untitled),
          to: `/library/collections/${id}`,
          note: [
            t('catalogue.books', { count: bookCount }),
            from !== null && t('library.collections.from-day', { day: from }),
            to !== null && t('library.handing.until-day', { day: to }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        orderVersion={orderVersion}
        remove={t('library.collections.remove')}
      />
      <CreateForm
        name={t('library.collections.create')}
        languages={languages}
        languageId={languageId}
        outcome={actionData}
        count={items.length}
      />
      <Removed
        collections={items
          .filter(({ isRemoved }) => isRemoved)
          .map(({ id, texts }) => ({ id, ...(titleIn(texts, languageId) ?? untitled) }))}
      />
    </>
  );
}

function Removed({ collections }: { collections: (Pick<EditableCollection, 'id'> & Titled)[] }) {
  const t = useLibraryMessages();
  if (collections.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="removed">
      <h2 id="removed">{t('library.collections.removed')}</h2>
      <ul className="library__lines">
        {collections.map(({ id, ...titled }) => (
          <li className="library__line" key={id}>
            <TitleInLanguage {...titled} />
            <Form method="post">
              <HiddenFields fields={{ act: 'restore', id }} />
              <button
                className="btn btn--s"
                type="submit"
                aria-label={`${t('library.collections.restore')}: ${titled.title}`}
              >
                {t('library.collections.restore')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
