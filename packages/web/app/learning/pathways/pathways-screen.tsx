import { listPathways } from '@letsread/learning/contract.ts';
import { Link } from 'react-router';

import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { nextPart } from '../../catalogue/next-part.ts';
import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useWords } from '../../i18n/words.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { askContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import { DeviceCompletions } from '../completions/device-completions.tsx';
import { goAndComeBack } from '../sign-in/come-back.server.ts';
import { badgeAddress, stickerAddress } from '../stickers/sticker-address.ts';
import { loadProgress } from '../walk/load-progress.server.ts';
import { useCompletions } from '../walk/use-completions.ts';
import type { Route } from './+types/pathways-screen.ts';
import { LanguageChips } from './language-chips.tsx';
import { PathCard } from './path-card.tsx';
import offeredSheet from '../../reading/my-books/offered.css?url';
import sheet from './pathways.css?url';
import { progressOf } from './progress-of.ts';

export const handle = { page: 'screen' };

export async function loader({ request, context, url }: Route.LoaderArgs) {
  goAndComeBack(context, url);
  const asked = url.searchParams.get('lId') ?? undefined;
  const lId = asked ?? interfaceLanguage(request).id;
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [{ items, languages, cursor: next }, progress] = await answerOf(
    Promise.all([context.get(askContext)(listPathways, { lId, cursor }), loadProgress(context, { lId })]),
  );
  return {
    paths: items.map((path) => ({
      ...path,
      badge: badgeAddress(path.badge),
      figures: path.figures.slice(0, 3).map(stickerAddress),
    })),
    languages,
    lId,
    asked,
    next: nextPart(url, 'cursor', next),
    progress,
  };
}

export default function PathwaysScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords();
  const { language } = useInterface();
  const { paths, languages, lId, asked, next, progress } = loaderData;
  const kept = useCompletions();
  const shown = languages.find(({ id }) => id === lId);
  const hidden = new Set((progress ?? []).flatMap(({ slug, isHidden }) => (isHidden ? [slug] : [])));
  const cards = (isHidden: boolean) =>
    paths
      .filter(({ slug }) => hidden.has(slug) === isHidden)
      .map((path) => (
        <li key={path.id}>
          <PathCard path={path} languageId={asked} progress={progressOf(path, progress, kept)} />
        </li>
      ));
  const others = languages.filter(({ id }) => id !== lId);
  return (
    <main id="main" className="wrap paths">
      <PageHead title={t('learning.paths')} description={t('learning.paths.text')} path="/pathways" />
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <link rel="stylesheet" href={offeredSheet} precedence="screen" />
      <ScriptFonts languages={languages} />
      <header className="paths__head">
        <h1 tabIndex={-1}>{t('learning.paths')}</h1>
        <p className="muted">{t('learning.paths.text')}</p>
      </header>
      <DeviceCompletions />
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
            <Link className="btn btn--leaf" to="/search">
              {t('learning.paths.to-stories')}
            </Link>
          ) : (
            <LanguageChips languages={others} />
          )}
        </EmptyShelf>
      )}
      <ul className="pathgrid">{cards(false)}</ul>
      {next !== undefined && (
        <p className="center">
          <Link className="btn" to={next}>
            {t('learning.paths.more')}
          </Link>
        </p>
      )}
      {hidden.size > 0 && (
        <details className="paths__hidden">
          <summary>{t('learning.paths.hidden')}</summary>
          <ul className="pathgrid">{cards(true)}</ul>
        </details>
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
