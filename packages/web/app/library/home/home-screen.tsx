import { listEditableCollections } from '@letsread/catalogue/collections/contract.ts';
import { listLanguages, listTags } from '@letsread/catalogue/contract.ts';
import { homeParts, listHomeChoices } from '@letsread/catalogue/home/contract.ts';
import { Form, Link, useLocation, useNavigation } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { titleIn } from '../ordering/texts-from-form.ts';
import { OutcomeNote } from '../people/outcome-note.tsx';
import { takeForm, takeFormInBrowser } from '../take-form.ts';

import type { Route } from './+types/home-screen.ts';
import { actOnHome, choiceOf } from './act-on-home.ts';
import { shelfName } from './shelf-name.ts';
import { addShelfId, ShelfOrder } from './shelf-order.tsx';

export const headers = noStore;

const levels = [1, 2, 3, 4, 5];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const languageId = url.searchParams.get('lId') ?? '';
  const shown = languageId === '' ? interfaceLanguage(request).id : languageId;
  const [{ items }, { languages }, tags, collections] = await answerOf(
    Promise.all([
      client(listHomeChoices, {}),
      client(listLanguages, {}),
      client(listTags, { lId: shown }),
      client(listEditableCollections, {}),
    ]),
  );
  const own = choiceOf(items, languageId);
  const saved: readonly string[] = own?.shelves ?? choiceOf(items, '')?.shelves ?? homeParts;
  return {
    languageId,
    shown,
    languages: languages.map(({ id, name, languageISOCode }) => ({
      id,
      name,
      languageISOCode,
      hasChoice: choiceOf(items, id) !== undefined,
    })),
    version: own?.version ?? null,
    saved,
    draft: url.searchParams.has('shelves') ? namesIn(url.searchParams.getAll('shelves')) : saved,
    tags: tags.items.map(({ id, name }) => ({ id, name })),
    // Those of a season too: a shelf of home is chosen before its day comes.
    collections: collections.items
      .filter(({ isRemoved, bookCount }) => !isRemoved && bookCount > 0)
      .map(({ id, texts }) => ({ id, title: titleIn(texts, shown)?.title ?? '' })),
  };
}

/** What stands in the address: those of before, and one that was added. */
function namesIn(values: readonly string[]): string[] {
  return [...new Set(values.join(',').split(','))].filter((name) => name !== '');
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) => actOnHome(backRoomClient(context), fields));
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** Which shelves home shows in a language, tried out and looked at before they are saved. */
export default function HomeChoiceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { languageId, shown, version, saved } = loaderData;
  const coming = useComingShelves(languageId);
  // What was saved or undone just now is what there is; what was tried before is over.
  const shelves = coming ?? (actionData !== undefined && 'done' in actionData ? saved : loaderData.draft);
  const isSaved = shelves.join() === saved.join();
  const nameOf = (name: string) => shelfName(t, name, loaderData);
  const addressOf = (names: readonly string[]) =>
    `/library/home?${new URLSearchParams({ lId: languageId, shelves: names.join(',') }).toString()}`;
  return (
    <>
      <PageHead title={t('library.home.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.home.title')}</h1>
      <p className="muted">{t('library.home.about')}</p>
      <LanguageForm {...loaderData} />
      <OutcomeNote outcome={actionData} />
      <div className="library__home">
        <section className="stack" aria-labelledby="shelves">
          <h2 id="shelves">{t('library.home.shelves')}</h2>
          <ShelfOrder shelves={shelves} nameOf={nameOf} addressOf={addressOf} />
          <Further facts={loaderData} shelves={shelves} nameOf={nameOf} />
          <div className="library__row">
            <Form method="post" preventScrollReset>
              <HiddenFields
                fields={{ act: 'save', languageId, version: String(version), shelves: shelves.join(',') }}
              />
              <button className="btn btn--leaf" type="submit" disabled={isSaved}>
                {t('library.collections.save')}
              </button>
            </Form>
            {!isSaved && <span role="status">{t('library.home.unsaved')}</span>}
            {isSaved && version !== null && (
              <Form method="post" preventScrollReset>
                <HiddenFields fields={{ act: 'reset', languageId, version: String(version) }} />
                <button className="btn" type="submit">
                  {t('library.home.reset')}
                </button>
              </Form>
            )}
          </div>
        </section>
        <Preview languageId={shown} shelves={shelves} />
      </div>
    </>
  );
}

/** The shelves that are asked for just now: shown at once, so that who presses again before the answer does not undo what they did. */
function useComingShelves(languageId: string): string[] | undefined {
  const { location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  if (location?.pathname !== pathname || formMethod === 'POST') return undefined;
  const query = new URLSearchParams(location.search);
  return query.has('shelves') && query.get('lId') === languageId ? namesIn(query.getAll('shelves')) : undefined;
}

type Facts = Route.ComponentProps['loaderData'];

function LanguageForm({ languages, languageId }: Pick<Facts, 'languages' | 'languageId'>) {
  const t = useLibraryMessages();
  return (
    <Form className="library__add" key={languageId}>
      <div className="select">
        <select className="input" name="lId" defaultValue={languageId} aria-label={t('library.collections.language')}>
          <option value="">{t('library.home.all')}</option>
          {languages.map(({ id, name, languageISOCode, hasChoice }) => (
            <option value={id} lang={languageISOCode} key={id}>
              {hasChoice ? `${name} ✓` : name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <button className="btn" type="submit">
        {t('library.projects.show')}
      </button>
    </Form>
  );
}

interface FurtherProps {
  facts: Facts;
  shelves: readonly string[];
  nameOf: (shelf: string) => string;
}

/** Shelves that are not shown, to be added at the end. */
function Further({ facts: { languageId, tags, collections }, shelves, nameOf }: FurtherProps) {
  const t = useLibraryMessages();
  const all = [
    ...homeParts,
    ...levels.map((level) => `level:${level}`),
    ...collections.map(({ id }) => `collection:${id}`),
    ...tags.map(({ id }) => `theme:${id}`),
  ];
  const others = all.filter((name) => !shelves.includes(name));
  return (
    <Form className="library__add" preventScrollReset replace key={languageId}>
      <input type="hidden" name="lId" value={languageId} />
      <input type="hidden" name="shelves" value={shelves.join(',')} />
      <div className="select">
        <select className="input" id={addShelfId} name="shelves" aria-label={t('library.home.add')}>
          {others.map((name) => (
            <option value={name} key={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <button className="btn" type="submit">
        <Icon name="plus" size="s" />
        {t('library.home.add')}
      </button>
    </Form>
  );
}

/** Home as a visitor would get it; without script, as it is only looked at. */
function Preview({ languageId, shelves }: { languageId: string; shelves: readonly string[] }) {
  const t = useLibraryMessages();
  const address = `/library/home/preview?${new URLSearchParams({ lId: languageId, shelves: shelves.join(',') }).toString()}`;
  return (
    <section className="stack" aria-labelledby="preview">
      <h2 id="preview">{t('library.home.preview')}</h2>
      <iframe
        className="library__preview"
        title={t('library.home.preview')}
        src={address}
        sandbox="allow-same-origin"
      />
      <p>
        <Link to={address} reloadDocument target="_blank">
          {t('library.home.open')}
        </Link>
      </p>
    </section>
  );
}
