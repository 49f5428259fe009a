import { changePathway } from '@letsread/learning/contract.ts';
import { Link, redirect } from 'react-router';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { readerOf } from '../../reading/my-books/reader-of-session.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useWords } from '../../i18n/words.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { DeviceCompletions } from '../completions/device-completions.tsx';
import offeredSheet from '../../reading/my-books/offered.css?url';
import listSheet from '../pathways/pathways.css?url';
import { goAndComeBack } from '../sign-in/come-back.server.ts';
import { pathAddress } from '../walk/path-address.ts';
import { pathName } from '../walk/path-name.ts';
import { RememberedPath } from '../walk/remembered-path.tsx';
import { useCompletions } from '../walk/use-completions.ts';
import { doneOf, walk } from '../walk/walk.ts';
import type { Route } from './+types/pathway-screen.ts';
import { grownUps, otherLanguages } from './path-notes.server.tsx';
import { KeepPath } from './keep-path.tsx';
import { loadPath } from './load-path.server.ts';
import { Loot } from './loot.tsx';
import { NextStep } from './next-step.tsx';
import sheet from './pathway.css?url';
import { Trail } from './trail.tsx';

export const handle = { page: 'screen' };

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  goAndComeBack(context, url);
  const asked = url.searchParams.get('lId') ?? undefined;
  const language = interfaceLanguage(request);
  const loaded = await loadPath(context, { slug: params.slug, lId: asked ?? language.id });
  const isAsAsked = loaded.path.language.id === (asked ?? language.id);
  const profileId = readerOf(context.get(sessionContext).current())?.pId ?? '';
  const grown = profileId !== '' ? await grownUps(context, language, loaded.progress?.isHidden ?? false) : '';
  const lacking = isAsAsked ? '' : await otherLanguages(context, language, loaded.path.languages);
  return { ...loaded, asked, lacking, grown, profileId };
}

/** A grown-up begins the path again for their reader, hides it or shows it. */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { ask, current } = context.get(sessionContext);
  const reader = readerOf(current());
  if (reader === undefined) return redirect('/profile/signin');
  const form = await request.formData();
  const { path } = await loadPath(context, { slug: params.slug, lId: interfaceLanguage(request).id });
  const act = form.get('act');
  const body = act === 'restart' ? { restart: true as const } : { isHidden: act === 'hide' };
  await answerOf(ask(changePathway, { userId: reader.uId, profileId: reader.pId, pathwayId: path.id, body }));
  return redirect(url.pathname + url.search, 303);
}

export default function PathwayScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords();
  const { path, progress, asked, lacking, grown, profileId } = loaderData;
  const kept = useCompletions();
  const walked = walk(path.path, doneOf(progress, kept), typeof progress?.completedAt === 'string');
  const name = pathName(path, t);
  const address = pathAddress(path.slug, asked);
  const books = [...new Map(path.path.map(({ book }) => [book.bookId, book])).values()];
  return (
    <main id="main" className="pathway">
      <PageHead
        title={name}
        description={path.summary || t('learning.path.description')}
        path={pathAddress(path.slug)}
      />
      <link rel="stylesheet" href={listSheet} precedence="screen" />
      <link rel="stylesheet" href={offeredSheet} precedence="screen" />
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <ScriptFonts languages={[path.language]} />
      <RememberedPath path={path} progress={progress} profileId={profileId} address={address} />
      <header className="pathway__head wrap">
        <Link
          className="iconbtn iconbtn--line"
          to={asked === undefined ? '/pathways' : `/pathways?lId=${asked}`}
          aria-label={t('learning.path.all')}
        >
          <Icon name="back" isDirected />
        </Link>
        <div>
          <h1 tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          <p className="muted" role="status">
            {t('learning.path.steps-done', { done: walked.count, total: path.path.length })}
          </p>
        </div>
      </header>
      <div className="wrap pathway__grid">
        {lacking !== '' && <div className="offered pathway__note" dangerouslySetInnerHTML={{ __html: lacking }} />}
        <Trail path={path} walked={walked} />
        <aside className="pathway__side">
          <DeviceCompletions />
          <NextStep path={path} walked={walked} />
          <Loot path={path} walked={walked} address={address} />
          <KeepPath books={books} />
          {grown !== '' && <div className="pathway__grown" dangerouslySetInnerHTML={{ __html: grown }} />}
        </aside>
      </div>
    </main>
  );
}
