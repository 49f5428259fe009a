import { listLanguages } from '@letsread/catalogue/contract.ts';
import { type EditableTheme, getTheme, listThemes } from '@letsread/catalogue/themes/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { Form } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { useRefused } from '../people/use-refused.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { OutcomeNote } from '../people/outcome-note.tsx';
import { takeForm, takeFormInBrowser } from '../take-form.ts';
import type { Route } from './+types/theme-screen.ts';
import { namesToUndo, writeWords } from './theme-in-form.ts';
import { actOnThemes } from './act-on-themes.ts';
import { JoinForm } from './join-form.tsx';
import { RestoreButton } from './restore-button.tsx';
import { ThemeForm } from './theme-form.tsx';
import { ThemeName } from './theme-name.tsx';
import themesSheet from './themes.css?url';

const foundShown = 12;

export const headers = noStore;

export async function loader({ context, request, params: { id }, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const { id: languageId } = interfaceLanguage(request);
  const words = url.searchParams.get('q')?.trim() ?? '';
  const [theme, { languages }, found] = await answerOf(
    Promise.all([
      client(getTheme, { id, namesIn: languageId }),
      client(listLanguages, {}),
      findOthers(client, { id, words, languageId }),
    ]),
  );
  return { theme, languages, languageId, words, found };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) => actOnThemes(backRoomClient(context), fields));
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

async function findOthers(
  client: ApiClient,
  { id, words, languageId }: { id: string; words: string; languageId: string },
): Promise<EditableTheme[]> {
  if (words === '') return [];
  const { items } = await client(listThemes, { words, namesIn: languageId, limit: foundShown });
  return items.filter((theme) => theme.id !== id);
}

/** A theme: what it is called, what finds it, and the ways to join it with another or take it away. */
export default function ThemeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { theme, languages, languageId, words, found } = loaderData;
  const { id, name, version, bookCount, isGone } = theme;
  const stored = { ...namesToUndo(theme.names), kind: theme.kind, synonyms: writeWords(theme.synonyms) };
  const typed = useRefused(actionData, ({ act }) => act === 'change', stored);
  return (
    <>
      <Sheet href={themesSheet} />
      <PageHead title={name} isHidden />
      <h1 tabIndex={-1}>
        <ThemeName theme={theme} />
      </h1>
      <p className="muted">{t('catalogue.books', { count: bookCount })}</p>
      {!isGone && (
        <p>
          <a href={`/tag/${id}`}>{t('library.collections.look')}</a>
        </p>
      )}
      <OutcomeNote outcome={actionData} />
      {isGone ? (
        <Gone theme={theme} />
      ) : (
        <>
          <ThemeForm
            theme={theme}
            languages={languages}
            languageId={languageId}
            typed={typed}
            key={JSON.stringify([version, typed])}
          />
          <JoinForm id={id} words={words} found={found} />
          <TakeAway id={id} />
        </>
      )}
    </>
  );
}

function Gone({ theme: { id, name, joinedTo } }: { theme: EditableTheme }) {
  const t = useLibraryMessages();
  return (
    <>
      {joinedTo !== null && (
        <p>
          <a href={`/library/themes/${joinedTo.id}`}>
            {t('library.themes.joined-to', { theme: `\u2068${joinedTo.name}\u2069` })}
          </a>
        </p>
      )}
      <RestoreButton id={id} name={name} />
    </>
  );
}

function TakeAway({ id }: { id: string }) {
  const t = useLibraryMessages();
  return (
    <section className="stack" aria-labelledby="take-away">
      <h2 id="take-away">{t('library.themes.take-away')}</h2>
      <p className="muted">{t('library.themes.take-away-about')}</p>
      <Form method="post">
        <HiddenFields fields={{ act: 'remove', id }} />
        <button className="btn" type="submit">
          {t('library.themes.take-away')}
        </button>
      </Form>
    </section>
  );
}
