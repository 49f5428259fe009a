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

import { FindByName } from '../listing/find-by-name.tsx';
import { FormsBelow } from '../listing/forms-below.tsx';
import { NextPart } from '../listing/next-part.tsx';
import { partOfList } from '../listing/part-of-list.ts';
import { withNeighbours } from '../listing/with-neighbours.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { CreateForm, createFormId } from '../ordering/create-form.tsx';
import { OrderedLines } from '../ordering/ordered-lines.tsx';
import { titleIn, untitled } from '../ordering/texts-from-form.ts';
import { TitleInLanguage, type Titled } from '../ordering/title-in-language.tsx';
import { OutcomeNote } from '../people/outcome-note.tsx';
import type { Route } from './+types/collections-screen.ts';
import { actOnCollections } from './act-on-collections.ts';

export const headers = noStore;

const partSize = 50;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const [{ items, orderVersion }, { languages }] = await answerOf(
    Promise.all([client(listEditableCollections, {}), client(listLanguages, {})]),
  );
  const { id: languageId, languageISOCode } = interfaceLanguage(request);
  const written = writtenDay(languageISOCode);
  const part = partOfList(
    withNeighbours(items, ({ isRemoved }) => !isRemoved),
    { searchParams: url.searchParams, size: partSize, namesOf: ({ texts }) => texts.map(({ title }) => title) },
  );
  return {
    part: {
      ...part,
      items: part.items.map(({ texts, from, to, ...one }) => ({
        ...one,
        ...(titleIn(texts, languageId) ?? untitled),
        from: from && written(from),
        to: to && written(to),
      })),
    },
    count: items.length,
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
  loaderData: { part, count, orderVersion, languages, languageId },
  actionData,
}: Route.ComponentProps) {
  const t = useLibraryMessages();
  return (
    <>
      <PageHead title={t('library.collections.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.collections.title')}</h1>
      <p className="muted">{t('library.collections.about')}</p>
      <OutcomeNote outcome={actionData} />
      <FindByName part={part} />
      <FormsBelow count={part.items.length} forms={[{ id: createFormId, name: t('library.collections.create') }]} />
      <OrderedLines
        lines={part.items.flatMap(({ place, ...one }) => {
          if (place === undefined) return [];
          const note = [
            t('catalogue.books', { count: one.bookCount }),
            one.from !== null && t('library.collections.from-day', { day: one.from }),
            one.to !== null && t('library.handing.until-day', { day: one.to }),
          ];
          return { ...one, ...place, to: `/library/collections/${one.id}`, note: note.filter(Boolean).join(' · ') };
        })}
        isFound={part.words !== ''}
        orderVersion={orderVersion}
        remove={t('library.collections.remove')}
      />
      <CreateForm
        name={t('library.collections.create')}
        languages={languages}
        languageId={languageId}
        outcome={actionData}
        count={count}
      />
      <Removed collections={part.items.filter(({ isRemoved }) => isRemoved)} />
      <NextPart path="/library/collections" part={part} />
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
