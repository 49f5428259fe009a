import { changePathway } from '@letsread/learning/contract.ts';
import { redirect } from 'react-router';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { readerOf } from '../../reading/my-books/reader-of-session.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { SaveMany } from '../../offline/saving/save-many.tsx';
import { SaveStart } from '../../offline/saving/save-start.tsx';
import savingSheet from '../../offline/saving/saving.css?url';
import { PageHead } from '../../i18n/page-head.tsx';
import { previewPicture } from '../../catalogue/book-path.ts';
import { ShareLink } from '../../catalogue/share/share-link.tsx';
import { TakeAllLink } from '../../catalogue/share/take-all-link.tsx';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { Island } from '../../ui/island.tsx';
import { CompletionsOffer } from '../completions/completions-offer.tsx';
import { LanguageChips } from '../pathways/language-chips.tsx';
import listSheet from '../pathways/pathways.css?url';
import { goAndComeBack } from '../sign-in/come-back.server.ts';
import { pathAddress } from '../path-progress/path-address.ts';
import { pathName } from '../path-progress/path-name.ts';
import { PathTitle } from '../path-progress/path-title.tsx';
import { progressText } from '../path-progress/known-progress.ts';
import { RememberedPath } from '../path-progress/remembered-path.tsx';
import { doneOf, progressOnPath } from '../path-progress/progress-on-path.ts';
import type { Route } from './+types/pathway-screen.ts';
import { GrownUps } from './grown-ups.tsx';
import { loadPath } from './load-path.server.ts';
import { NextStep } from './next-step.tsx';
import { PathRewards } from './path-rewards.tsx';
import sheet from './pathway.css?url';
import { Trail } from './trail.tsx';
import { Sheet } from '../../ui/sheet.tsx';

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  goAndComeBack(context, url);
  const languageId = url.searchParams.get('lId') ?? undefined;
  const language = interfaceLanguage(request);
  const loaded = await loadPath(context, { slug: params.slug, lId: languageId ?? language.id });
  const profileId = readerOf(context.get(sessionContext).current())?.pId ?? '';
  return {
    ...loaded,
    requestedLanguageId: languageId,
    isInRequestedLanguage: loaded.path.language.id === (languageId ?? language.id),
    profileId,
  };
}

/** A grown-up begins the path again for their reader, hides it or shows it. */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { client, current } = context.get(sessionContext);
  const reader = readerOf(current());
  if (reader === undefined) return redirect('/profile/signin');
  const form = await request.formData();
  const { path } = await loadPath(context, { slug: params.slug, lId: interfaceLanguage(request).id });
  const act = form.get('act');
  const body = act === 'restart' ? { restart: true as const } : { isHidden: act === 'hide' };
  await answerOf(client(changePathway, { userId: reader.uId, profileId: reader.pId, pathwayId: path.id, body }));
  return redirect(url.pathname + url.search, 303);
}

export default function PathwayScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { language, languages } = useInterface();
  const { path, progress: known, requestedLanguageId, isInRequestedLanguage, profileId } = loaderData;
  const progress = progressOnPath(path.path, doneOf(known, []), typeof known?.completedAt === 'string');
  const name = pathName(path, t);
  const requested = languages.find(({ id }) => id === requestedLanguageId) ?? language;
  const address = pathAddress(path.slug, requestedLanguageId);
  const books = [...new Map(path.path.map(({ book }) => [book.bookId, book])).values()];
  const done = (count: number | string) => t('learning.path.steps-done', { done: count, total: path.path.length });
  return (
    <main id="main" className="pathway" data-module="device-progress" data-progress={progressText(known)}>
      <PageHead
        title={name}
        description={path.summary || t('learning.path.description')}
        path={pathAddress(path.slug)}
        image={books[0] && previewPicture(books[0])}
      />
      <Sheet href={listSheet} />
      <Sheet href={savingSheet} />
      <Sheet href={sheet} />
      <ScriptFonts languages={[path.language]} />
      <RememberedPath path={path} progress={known} profileId={profileId} address={address} />
      <header className="pathway__head wrap">
        <a
          className="iconbtn iconbtn--line"
          href={requestedLanguageId === undefined ? '/pathways' : `/pathways?lId=${requestedLanguageId}`}
          aria-label={t('learning.path.all')}
        >
          <Icon name="back" isDirected />
        </a>
        <div>
          <h1 tabIndex={-1}>
            <PathTitle path={path} />
          </h1>
          <p className="muted" role="status" data-done={done('{done}')}>
            {done(progress.count)}
          </p>
        </div>
      </header>
      <div className="wrap pathway__grid">
        {!isInRequestedLanguage && (
          <div className="offered pathway__note">
            <p>{t('learning.path.none.in-language', { language: requested.name })}</p>
            <LanguageChips languages={path.languages} />
          </div>
        )}
        <Trail path={path} progress={progress} />
        <aside className="pathway__side">
          <CompletionsOffer />
          <NextStep path={path} progress={progress} />
          <PathRewards path={path} progress={progress} address={address} />
          <div className="pathway__keep">
            <Island
              name="save-many"
              props={{ books, wordsOf: 'offline.save-all' as const }}
              component={SaveMany}
              start={<SaveStart books={books} total={books.length} wordsOf="offline.save-all" />}
            />
            <ShareLink kind="path" slug={path.slug} languageId={path.language.id} t={t} />
            <TakeAllLink of="path" name={path.slug} languageId={path.language.id} t={t} />
          </div>
          {profileId !== '' && <GrownUps isHidden={known?.isHidden ?? false} />}
        </aside>
      </div>
    </main>
  );
}
