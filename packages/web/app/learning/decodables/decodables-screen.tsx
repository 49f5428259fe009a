import { redirect } from 'react-router';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { leadingTo, loginPath } from '../../identity/entrance/paths.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { currentProfile } from '../../request/session/session.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { apiClientContext } from '../../request/contexts.ts';
import { readCookies } from '../../request/cookies.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { isId } from '../../request/is-id.ts';
import { sameOriginPath } from '../../request/same-origin-path.ts';
import type { Route } from './+types/decodables-screen.ts';
import { decodablesPath, stagesPath } from './decodables-path.ts';
import decodablesSheet from './decodables.css?url';
import { SaveLine } from './save-line.tsx';
import { Ladder } from './ladder.tsx';
import { loadScheme, loadStage, loadWithout } from './load-stages.ts';
import { NoStages } from './no-stages.tsx';
import { ReadingAlong } from './reading-along.tsx';
import { hasReturnFlag, withoutReturnFlag } from './return-flag.ts';
import { StageLanguages } from './stage-languages.tsx';
import { Thanks } from './thanks.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Where somebody was who logs in or makes a profile to keep what is read (specification section 3). */
const marker = 'decodablesPage';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const { current, store } = context.get(sessionContext);
  const session = current();
  const reader = session && currentProfile(session);
  // Who is back needs the way back no more.
  if (reader !== undefined && readCookies(request.headers.get('cookie') ?? '').has(marker))
    store({ [marker]: undefined });
  const isBack = reader !== undefined && hasReturnFlag(url);
  const languageId = url.searchParams.get('lId');
  const langId = isId(languageId) ? languageId : interfaceLanguage(request).id;
  const scheme = await loadScheme(client, langId);
  if (scheme === undefined) return { isBack, scheme, ...(await loadWithout(client, langId)) };
  return { isBack, scheme, ...(await loadStage(client, scheme, url)) };
}

/** Keeps the way back, then leads to where what is read can be kept: a profile, and before it an account. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const returnPath = sameOriginPath((await request.formData()).get('place'));
  const { current, store } = context.get(sessionContext);
  store({ [marker]: returnPath === '/' ? decodablesPath : withoutReturnFlag(new URL(returnPath, url)) });
  const profilePath = '/profile/create';
  return redirect(current() === undefined ? leadingTo(loginPath, profilePath) : profilePath, 303);
}

export default function DecodablesScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { isBack, scheme } = loaderData;
  const languages = scheme === undefined ? loaderData.languages : scheme.languages;
  return (
    <main id="main" className="wrap decodables">
      <PageHead
        title={t('learning.decodables.title')}
        description={t('learning.decodables.description')}
        path={scheme === undefined ? decodablesPath : stagesPath(scheme.language.id)}
      />
      <Sheet href={decodablesSheet} />
      <ScriptFonts languages={languages} />
      {isBack && <Thanks />}
      <header className="decodables__head">
        <h1 tabIndex={-1}>{t('learning.decodables.title')}</h1>
        {scheme !== undefined && (
          <p className="decodables__language" lang={scheme.language.languageISOCode} dir={scheme.language.direction}>
            {scheme.language.name}
          </p>
        )}
        {scheme !== undefined && <SaveLine />}
      </header>
      {scheme === undefined ? (
        <NoStages languages={languages} language={loaderData.language} />
      ) : (
        <>
          {languages.length > 1 && <StageLanguages languages={languages} current={scheme.language.id} />}
          <Ladder scheme={scheme} open={loaderData.stage} books={loaderData.books} />
          <ReadingAlong />
        </>
      )}
    </main>
  );
}
