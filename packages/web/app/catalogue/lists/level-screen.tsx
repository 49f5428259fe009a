import { searchBooks } from '@letsread/catalogue/contract.ts';
import { getSamplePage, type SamplePage as SamplePageFacts } from '@letsread/catalogue/levels/contract.ts';
import { resolveLineBreaks } from '@letsread/formats/resolve-line-breaks.ts';
import { getDecodableScheme } from '@letsread/learning/decodables/contract.ts';
import { data, type RouterContextProvider } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { fallBackTo } from '../../request/degraded-page.server.ts';
import { answerOf } from '../../request/problems.ts';
import { FeedLinks } from '../feed-links.tsx';
import { previewPicture } from '../book-path.ts';
import { LevelPlant } from '../level-plant.tsx';
import { nextPart } from '../growing-list/next-part.ts';
import type { Route } from './+types/level-screen.ts';
import { beginningOf } from './beginning-of.ts';
import { ListBand } from './list-band.tsx';
import { ListPage } from './list-page.tsx';
import { NothingInLanguage } from './nothing-in-language.tsx';
import { SamplePage } from './sample-page.tsx';
import { TakeAllLink } from '../share/take-all-link.tsx';
import { Icon } from '../../ui/icon.tsx';

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  if (!/^[1-5]$/.test(params.n)) throw data(null, { status: 404 });
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const { id } = interfaceLanguage(request);
  const client = context.get(apiClientContext);
  const level = Number(params.n);
  const [{ items, total, isTotalCapped, cursor: next }, hasStages, { page }] = await Promise.all([
    answerOf(client(searchBooks, { level: params.n, lId: id, cursor, fLimit: 1 }), url),
    level <= lastOfBeginners && hasBooksByStage(context, id),
    // Parts that a list grows by show books alone.
    cursor === undefined
      ? client(getSamplePage, { level: params.n, lId: id }).catch(fallBackTo(context, 'a page of the level', noSample))
      : noSample,
  ]);
  return {
    level,
    languageId: id,
    hasStages,
    sample: page && beginPage(page),
    books: { items, total, isTotalCapped, next: nextPart(url, 'cursor', next) },
  };
}

const noSample = { page: null };

/** Only as much of a long page as is shown goes over the network. */
function beginPage(page: SamplePageFacts): SamplePageFacts {
  return { ...page, text: beginningOf(resolveLineBreaks(page.text), page.language.languageISOCode) };
}

/** Who reads books above this level has no need of letters and sounds. */
const lastOfBeginners = 3;

/** Few languages have stages; the page does without the way to them. */
async function hasBooksByStage(context: Readonly<RouterContextProvider>, langId: string): Promise<boolean> {
  const { stages } = await context
    .get(apiClientContext)(getDecodableScheme, { langId })
    .catch(fallBackTo(context, 'stages', { stages: [] }, ['scheme-not-found']));
  return stages.some(({ books }) => books > 0);
}

export default function LevelScreen({
  loaderData: { level, languageId, hasStages, sample, books },
}: Route.ComponentProps) {
  const t = useMessages();
  const title = t(`catalogue.level.${level}.full`);
  return (
    <ListPage
      head={
        <>
          <PageHead
            title={title}
            description={t(`catalogue.level.${level}.meaning`)}
            path={`/level/${level}`}
            image={books.items[0] && previewPicture(books.items[0])}
          />
          <FeedLinks path={`/levels/${level}`} title={title} />
          <ListBand
            figure={<LevelPlant level={level} />}
            level={level}
            total={books.total}
            isTotalCapped={books.isTotalCapped}
          >
            <h1 tabIndex={-1}>{title}</h1>
            <p>{t(`catalogue.level.${level}.ages`)}</p>
            <p>{t(`catalogue.level.${level}.meaning`)}</p>
          </ListBand>
          {hasStages && (
            <p>
              <a className="sec__all" href="/decodables">
                {t('learning.decodables.title')}
                <Icon name="chev" isDirected />
              </a>
            </p>
          )}
        </>
      }
      above={
        <div>
          {sample && <SamplePage page={sample} level={level} />}
          <p>
            <TakeAllLink of="level" name={String(level)} languageId={languageId} t={t} />
          </p>
        </div>
      }
      books={books}
      growsAtScroll
      empty={<NothingInLanguage search={`level=${level}`} />}
    />
  );
}
