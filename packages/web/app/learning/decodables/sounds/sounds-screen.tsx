import { getBook } from '@letsread/catalogue/contract.ts';
import { getDecodable } from '@letsread/learning/decodables/contract.ts';
import { redirect } from 'react-router';

import { readerPath } from '../../../catalogue/book-path.ts';
import { Cover } from '../../../catalogue/covers/cover.tsx';
import { ScriptFonts } from '../../../fonts/script-fonts.tsx';
import { useMessages } from '../../../i18n/messages.tsx';
import { PageHead } from '../../../i18n/page-head.tsx';
import { apiClientContext } from '../../../request/contexts.ts';
import { answerOf } from '../../../request/problems.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Route } from './+types/sounds-screen.ts';
import { soundsPath, stagesPath } from '../decodables-path.ts';
import decodablesSheet from '../decodables.css?url';
import { PracticeSheet } from './practice-sheet.tsx';
import { PrintButton } from '../print-button.tsx';
import { ShareWords } from '../share-words.tsx';
import { SoundTiles } from './sound-tiles.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { below } from '../../../ui/breakpoints.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const book = await answerOf(client(getBook, { slug: params.slug }));
  if (book.slug !== params.slug) throw redirect(soundsPath(book.slug), 301);
  const decodable = await answerOf(client(getDecodable, { editionId: book.editionId }));
  return {
    decodable,
    // A sheet on paper says whose words it has.
    makers: book.credits.filter(({ role }) => role === 'AUTHOR').map(({ name }) => name),
    licence: book.licence.name,
  };
}

/** What to say and to try before a book is read: its sounds, its words, a sheet of them to print. */
export default function SoundsScreen({ loaderData: { decodable, makers, licence } }: Route.ComponentProps) {
  const t = useMessages();
  const { book, stage, share, practice } = decodable;
  const inItsLanguage = { lang: book.language.languageISOCode, dir: book.language.direction };
  return (
    <main id="main" className="wrap sounds">
      <PageHead
        title={`${t('learning.decodables.sounds')}: ${book.title}`}
        description={t('learning.decodables.sheet', { title: book.title })}
        path={soundsPath(book.slug)}
      />
      <Sheet href={decodablesSheet} />
      <ScriptFonts languages={[book.language]} />
      <p className="sounds__back">
        <a className="sec__all" href={stagesPath(book.language.id, stage ?? undefined)}>
          <Icon name="back" isDirected />
          {t('learning.decodables.all-stages')}
        </a>
      </p>
      <header className="sounds__head">
        <div className="sounds__cover">
          <Cover picture={book.cover} sizes={`${below('tablet')} 96px, 144px`} urgency="first" />
        </div>
        <div className="stack">
          <h1 tabIndex={-1}>{t('learning.decodables.sounds')}</h1>
          <p className="sounds__title" {...inItsLanguage}>
            {book.title}
          </p>
          {stage !== null && (
            <p className="sounds__stage">
              <b>{t('learning.decodables.stage', { number: stage })}</b>
              <span>
                <ShareWords share={share} />
              </span>
            </p>
          )}
        </div>
      </header>
      <div className="sounds__go">
        <a className="btn btn--leaf btn--kid" href={readerPath(book.slug, 0)}>
          <Icon name="pages" />
          {t('catalogue.book.read')}
        </a>
        {practice !== null && <PrintButton />}
      </div>
      {stage === null && (
        <p className="note">
          <Icon name="info" />
          <span>{t(practice === null ? 'learning.decodables.few-words' : 'learning.decodables.no-stage')}</span>
        </p>
      )}
      {decodable.sounds.length > 0 && <SoundTiles sounds={decodable.sounds} language={book.language} />}
      <PracticeSheet decodable={decodable} />
      <p className="sounds__source">
        <bdi {...inItsLanguage}>{book.title}</bdi>
        {[...makers, licence].map((each) => (
          <bdi key={each}>{each}</bdi>
        ))}
      </p>
    </main>
  );
}
