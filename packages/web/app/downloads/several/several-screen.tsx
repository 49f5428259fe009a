import { createBundle, listBundles } from '@letsread/downloads/bundles/contract.ts';
import { data, redirect } from 'react-router';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { apiClientContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';
import sheet from '../downloads.css?url';
import { PaperChoice } from '../paper-choice.tsx';
import type { Route } from './+types/several-screen.ts';
import { BundleRow } from './bundle-row.tsx';
import { loadList } from './load-list.server.ts';
import { Making } from './making.tsx';

/** What is ready changes from one moment to the next. */
export const headers = noStore;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const client = context.get(apiClientContext);
  const { editions, ...list } = await loadList(client, url, interfaceLanguage(request).id);
  if (editions.length === 0) throw data(null, { status: 404 });
  const paper = searchParams.get('paper') === 'Letter' ? ('Letter' as const) : ('A4' as const);
  const flip = searchParams.get('flip') === 'long' ? ('long' as const) : ('short' as const);
  const edge = flip === 'long' ? '-long-edge' : '';
  const onPaper = paper.toLowerCase();
  const choices = ['epub', `booklet-${onPaper}${edge}`, `portrait-${onPaper}`];
  const { books, items } = await answerOf(
    client(listBundles, { editions: editions.join(','), choices: choices.join(','), name: list.fileName }),
  );
  const { choice, paper: _, flip: __, ...query } = Object.fromEntries(searchParams);
  const chosen = items.find((bundle) => bundle.choice === choice);
  // What could not be made after all is offered again.
  const isOnItsWay =
    chosen !== undefined && (chosen.waiting > 0 || (chosen.ready === chosen.total && chosen.total > 0));
  return { list, books, bundles: items, making: isOnItsWay ? chosen : undefined, paper, flip, query };
}

/** Has the files of a kind made, and shows how far they are. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const client = context.get(apiClientContext);
  const choice = (await request.formData()).get('choice');
  if (typeof choice !== 'string') throw data(null, { status: 400 });
  const { editions, fileName } = await loadList(client, url, interfaceLanguage(request).id);
  await answerOf(client(createBundle, { body: { editions, choice, name: fileName } }));
  const query = new URLSearchParams(url.searchParams);
  query.set('choice', choice);
  return redirect(`${url.pathname}?${query.toString()}`, 303);
}

const path = '/take-along';

/** All books of a list as one file: for other apps, or to print. */
export default function SeveralScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { language } = useInterface();
  const { list, books, bundles, making, paper, flip, query } = loaderData;
  const title = t('downloads.several.title');
  return (
    <main id="main" className="wrap print">
      <PageHead title={title} description={t('downloads.several.text')} path={path} isHidden />
      <Sheet href={sheet} />
      <ScriptFonts
        languages={[...(list.language === undefined ? [] : [list.language]), ...books.map((book) => book.language)]}
      />
      <p className="print__back">
        <a href={list.path}>
          <Icon name="back" size="s" isDirected />
          {list.title === '' ? (
            t(list.level === undefined ? 'shell.back' : `catalogue.level.${list.level}.full`)
          ) : (
            <bdi lang={list.titleLanguageISOCode}>
              <WholeSyllables text={list.title} lang={list.titleLanguageISOCode ?? language.languageISOCode} />
            </bdi>
          )}
        </a>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="print__book">{t('catalogue.books', { count: books.length })}</p>
      <p>{t('downloads.several.text')}</p>
      {making !== undefined && <Making bundle={making} />}
      <ul className="menu dllist">
        {bundles.map((bundle) => (
          <BundleRow key={bundle.choice} bundle={bundle} books={books} />
        ))}
      </ul>
      <PaperChoice paper={paper} flip={flip} path={path} query={query} />
      {list.next !== undefined && (
        <p>
          <a href={`${path}?${new URLSearchParams({ ...query, ...list.next, paper, flip }).toString()}`}>
            {t('catalogue.more')}
          </a>
        </p>
      )}
    </main>
  );
}
