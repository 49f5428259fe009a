import { getBook } from '@letsread/catalogue/contract.ts';
import { type Download, listDownloads } from '@letsread/downloads/contract.ts';
import { embedCode } from '@letsread/open-catalogue/embedding/embed-code.ts';
import { redirect } from 'react-router';

import { bookPath } from '../catalogue/book-path.ts';
import bookSheet from '../catalogue/book/book.css?url';
import { ScriptFonts } from '../fonts/script-fonts.tsx';
import { useInterface } from '../i18n/use-interface.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { apiClientContext } from '../request/contexts.ts';
import { isId } from '../request/is-id.ts';
import { answerOf } from '../request/problems.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/print-screen.ts';
import { DownloadRow } from './download-row.tsx';
import sheet from './downloads.css?url';
import { PaperChoice } from './paper-choice.tsx';
import { printPath } from './print-path.ts';
import { SecondLanguage } from './second-language.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { WholeSyllables } from '../ui/whole-syllables.tsx';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const book = await answerOf(client(getBook, { slug: params.slug }));
  if (book.slug !== params.slug) throw redirect(printPath(book.slug) + url.search, 301);
  const slug = url.searchParams.get('second') ?? '';
  const second = isId(slug) ? slug : undefined;
  const paper: 'A4' | 'Letter' = url.searchParams.get('paper') === 'Letter' ? 'Letter' : 'A4';
  const flip: 'short' | 'long' = url.searchParams.get('flip') === 'long' ? 'long' : 'short';
  const { items, missingGlyphs } = await answerOf(client(listDownloads, { editionId: book.editionId, second }));
  const files = items.filter(
    (file) => (file.paper === null || file.paper === paper) && (file.flip === null || file.flip === flip),
  );
  return { book, second, paper, flip, files, isPrintable: missingGlyphs.length === 0 };
}

const editions = ['full', 'bilingual', 'wordless', 'lightInk'] as const;

/** Every way to print a book or to read it in other apps: paper, languages, ink. */
export default function PrintScreen({
  loaderData: { book, second, paper, flip, files, isPrintable },
}: Route.ComponentProps) {
  const t = useMessages();
  const { origin } = useInterface();
  const others = book.editions.filter(
    ({ editionId, pageCount }) => editionId !== book.editionId && pageCount === book.pageCount,
  );
  const inEdition = (edition: Download['edition']) => files.filter((file) => file.edition === edition);
  return (
    <main id="main" className="wrap print">
      <PageHead
        title={t('downloads.title')}
        description={t('downloads.description', { title: book.title })}
        path={printPath(book.slug)}
      />
      <Sheet href={bookSheet} />
      <Sheet href={sheet} />
      <ScriptFonts languages={[book.language, ...others.map(({ language }) => language)]} />
      <p className="print__back">
        <a href={bookPath(book.slug)}>
          <Icon name="back" size="s" isDirected />
          {t('downloads.back')}
        </a>
      </p>
      <h1 tabIndex={-1}>{t('downloads.title')}</h1>
      <p className="print__book">
        <bdi lang={book.language.languageISOCode} dir={book.language.direction}>
          <WholeSyllables text={book.title} lang={book.language.languageISOCode} />
        </bdi>
      </p>
      {isPrintable && (
        <PaperChoice
          paper={paper}
          flip={flip}
          path={printPath(book.slug)}
          query={second === undefined ? {} : { second }}
        />
      )}
      {!isPrintable && <p className="print__note">{t('downloads.letters-missing')}</p>}
      {!book.licence.allowsDerivatives && <p className="print__note">{t('downloads.as-is')}</p>}
      {editions.map((edition) => {
        const isEmpty = inEdition(edition).length === 0;
        if (edition === 'bilingual' ? !book.licence.allowsDerivatives || others.length === 0 : isEmpty) return null;
        return (
          <section key={edition} className="sec" aria-labelledby={`print-${edition}`}>
            <h2 id={`print-${edition}`}>{t(`downloads.edition.${edition}`)}</h2>
            {edition === 'bilingual' && <SecondLanguage others={others} second={second} paper={paper} flip={flip} />}
            {edition === 'bilingual' && isEmpty && second !== undefined && (
              <p className="print__note">{t('downloads.as-is')}</p>
            )}
            {!isEmpty && (
              <ul className="menu dllist">
                {inEdition(edition).map((file) => (
                  <DownloadRow key={file.url} download={file} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
      <section className="sec" aria-labelledby="print-embed">
        <h2 id="print-embed">{t('downloads.embed.title')}</h2>
        <p id="print-embed-how">{t('downloads.embed.text')}</p>
        <textarea
          className="input print__code"
          readOnly
          rows={5}
          dir="ltr"
          spellCheck={false}
          aria-labelledby="print-embed"
          aria-describedby="print-embed-how"
          value={embedCode(book, origin)}
        />
      </section>
    </main>
  );
}
