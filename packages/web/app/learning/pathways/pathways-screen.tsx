import { listPathways, type Pathway } from '@letsread/learning/contract.ts';

import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { GrowingList } from '../../catalogue/growing-list/growing-list.tsx';
import { nextPart } from '../../catalogue/growing-list/next-part.ts';
import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { apiClientContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import { CompletionsOffer } from '../completions/completions-offer.tsx';
import { goAndComeBack } from '../sign-in/come-back.server.ts';
import { loadProgress } from '../path-progress/load-progress.server.ts';
import type { Route } from './+types/pathways-screen.ts';
import { LanguageChips } from './language-chips.tsx';
import { PathCard } from './path-card.tsx';
import sheet from './pathways.css?url';
import { Sheet } from '../../ui/sheet.tsx';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  goAndComeBack(context, url);
  const languageId = url.searchParams.get('lId') ?? undefined;
  const lId = languageId ?? interfaceLanguage(request).id;
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [{ items, languages, cursor: next }, progress] = await answerOf(
    Promise.all([context.get(apiClientContext)(listPathways, { lId, cursor }), loadProgress(context, { lId })]),
    url,
  );
  return {
    paths: items,
    languages,
    lId,
    languageId,
    next: nextPart(url, 'cursor', next),
    progress,
  };
}

export default function PathwaysScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { language } = useInterface();
  const { paths, languages, lId, languageId, next, progress } = loaderData;
  const shown = languages.find(({ id }) => id === lId);
  const hidden = new Set((progress ?? []).flatMap(({ slug, isHidden }) => (isHidden ? [slug] : [])));
  const card = (path: Pathway) => (
    <li key={path.id}>
      <PathCard path={path} languageId={languageId} known={progress?.find(({ slug }) => slug === path.slug)} />
    </li>
  );
  const others = languages.filter(({ id }) => id !== lId);
  return (
    <main id="main" className="wrap paths" data-module="device-progress">
      <PageHead title={t('learning.paths')} description={t('learning.paths.text')} path="/pathways" />
      <Sheet href={sheet} />
      <ScriptFonts languages={languages} />
      <header className="paths__head">
        <h1 tabIndex={-1}>{t('learning.paths')}</h1>
        <p className="muted">{t('learning.paths.text')}</p>
      </header>
      <CompletionsOffer />
      {paths.length === 0 && (
        <EmptyShelf
          title={t('learning.paths.none')}
          text={
            others.length === 0
              ? t('learning.paths.none.nowhere')
              : t('learning.paths.none.in-language', { language: shown?.name ?? language.name })
          }
        >
          {others.length === 0 ? (
            <a className="btn btn--leaf" href="/search">
              {t('learning.paths.to-stories')}
            </a>
          ) : (
            <LanguageChips languages={others} />
          )}
        </EmptyShelf>
      )}
      {hidden.size === 0 ? (
        <GrowingList
          name="paths"
          first={{ items: paths, total: paths.length, next }}
          as="ul"
          className="pathgrid"
          more={t('learning.paths.more')}
        >
          {(items) => items.map(card)}
        </GrowingList>
      ) : (
        <>
          <ul className="pathgrid">{paths.filter(({ slug }) => !hidden.has(slug)).map(card)}</ul>
          {/* The next part has hidden ones of its own: it is a page. */}
          {next !== undefined && (
            <p className="center">
              <a className="btn" href={next}>
                {t('learning.paths.more')}
              </a>
            </p>
          )}
          <details className="paths__hidden">
            <summary>{t('learning.paths.hidden')}</summary>
            <ul className="pathgrid">{paths.filter(({ slug }) => hidden.has(slug)).map(card)}</ul>
          </details>
        </>
      )}
      {paths.length > 0 && others.length > 0 && (
        <section className="sec" aria-labelledby="other-languages">
          <h2 id="other-languages">{t('learning.paths.other-languages')}</h2>
          <LanguageChips languages={others} />
        </section>
      )}
    </main>
  );
}
