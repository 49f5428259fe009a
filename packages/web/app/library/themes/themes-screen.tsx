import { listLanguages } from '@letsread/catalogue/contract.ts';
import { listThemes } from '@letsread/catalogue/themes/contract.ts';
import { Form, Link } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { Field } from '../../identity/form/field.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { OutcomeNote } from '../people/outcome-note.tsx';
import { takeForm, takeFormInBrowser } from '../take-form.ts';
import type { Route } from './+types/themes-screen.ts';
import { actOnThemes } from './act-on-themes.ts';
import { CreateTheme } from './create-theme.tsx';
import { RestoreButton } from './restore-button.tsx';
import { ThemeLine } from './theme-line.tsx';

const pageSize = 100;

export const headers = noStore;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const { id: languageId } = interfaceLanguage(request);
  const words = url.searchParams.get('words') ?? '';
  const isGone = url.searchParams.has('gone');
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const asked = { words, gone: isGone ? 'true' : 'false', namesIn: languageId, limit: pageSize, cursor } as const;
  const [found, { languages }] = await answerOf(
    Promise.all([client(listThemes, asked), client(listLanguages, {})]),
    url,
  );
  return { words, isGone, items: found.items, cursor: found.cursor, languages, languageId };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) => actOnThemes(backRoomClient(context), fields));
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** What books are about: all themes, to be looked through, and one more to be made. */
export default function ThemesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { words, isGone, items, cursor, languages, languageId } = loaderData;
  return (
    <>
      <PageHead title={t('library.themes.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.themes.title')}</h1>
      <p className="muted">{t('library.themes.about')}</p>
      <OutcomeNote outcome={actionData} />
      <CreateTheme languages={languages} languageId={languageId} outcome={actionData} />
      <Form className="library__card library__form" method="get" role="search" key={words}>
        {isGone && <input type="hidden" name="gone" value="" />}
        <Field name="words" type="search" label={t('library.themes.find')} defaultValue={words} maxLength={200} />
        <button className="btn" type="submit">
          <Icon name="search" size="s" />
          {t('library.collections.search')}
        </button>
      </Form>
      <ul className="chips">
        {[false, true].map((gone) => (
          <li key={String(gone)}>
            <Link className="chip" to={addressOf({ words, gone })} aria-current={gone === isGone ? 'true' : undefined}>
              {t(gone ? 'library.themes.gone' : 'library.themes.here')}
            </Link>
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="muted">{t('library.themes.none')}</p>}
      <ul className="library__lines">
        {items.map((theme) => (
          <ThemeLine theme={theme} key={theme.id}>
            {theme.isGone && <RestoreButton id={theme.id} name={theme.name} />}
          </ThemeLine>
        ))}
      </ul>
      {cursor !== undefined && (
        <p>
          <Link className="btn" to={addressOf({ words, gone: isGone, cursor })}>
            {t('library.audit.more')}
          </Link>
        </p>
      )}
    </>
  );
}

/** The list as it is asked for. */
function addressOf({ words, gone, cursor }: { words: string; gone: boolean; cursor?: string }): string {
  const query = new URLSearchParams({
    ...(words === '' ? {} : { words }),
    ...(gone ? { gone: '' } : {}),
    ...(cursor === undefined ? {} : { cursor }),
  }).toString();
  return `/library/themes${query === '' ? '' : `?${query}`}`;
}
