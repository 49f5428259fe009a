import type { StickerName } from '@letsread/learning/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

import { Icon } from '../../ui/icon.tsx';
import type { Game, PlayedBook } from './load-play.server.ts';
// oxlint-disable-next-line import/default -- Vite makes the address
import matchModule from './match/match-module.ts?worker&url';
import { Pairs } from './match/pairs.tsx';
import type { PartProps } from './part-props.ts';
import { completionOfActivity, playAddress } from './play-address.ts';
import { PlayEnd } from './play-end.tsx';
import { PlayIcon } from './play-icon.tsx';
import type { Says } from './playing/open-play.ts';
import { AskedQuestion } from './questions/asked-question.tsx';
// oxlint-disable-next-line import/default -- Vite makes the address
import questionsModule from './questions/questions-module.ts?worker&url';
import { GappedSentence } from './words/gapped-sentence.tsx';
// oxlint-disable-next-line import/default -- Vite makes the address
import wordsModule from './words/words-module.ts?worker&url';

interface PlayPageProps {
  book: PlayedBook;
  game: Game;
  sticker: StickerName;
  t: Translate;
  /** Of the interface; what is played follows the book's own. */
  direction: 'ltr' | 'rtl';
}

const modules = { questions: questionsModule, words: wordsModule, match: matchModule };

/** An activity: all its steps, one of them shown, and its end; the module of the activity plays it. */
export function PlayPage({ book, game, sticker, t, direction }: PlayPageProps) {
  const steps = stepsOf(game);
  const ofBook = { lang: book.language.languageISOCode, dir: book.language.direction };
  const part: PartProps = { t, direction, ofBook };
  return (
    <main
      className="play"
      dir={ofBook.dir}
      data-level={book.level ?? undefined}
      data-kind={completionOfActivity[game.activity]}
      data-book-id={book.bookId}
      data-language={book.language.id}
      data-tag={ofBook.lang}
    >
      <PlayTop book={book} game={game} steps={steps} part={part} />
      <p className="play__needs" dir={direction}>
        {t('learning.play.needs-script')}
      </p>
      {/* For browsers that do not know the media feature of the sheet. */}
      <noscript>
        <style
          dangerouslySetInnerHTML={{
            __html: '.play__needs{display:block!important}.play__step{display:none!important}',
          }}
        />
      </noscript>
      {game.activity === 'questions' &&
        game.questions.map((question, at) => (
          <AskedQuestion
            key={question.id}
            question={question}
            page={game.pages.find(({ number }) => number === question.page)}
            title={book.title}
            at={at}
            part={part}
          />
        ))}
      {game.activity === 'words' &&
        game.sentences.map((sentence, at) => <GappedSentence key={sentence.id} game={sentence} at={at} part={part} />)}
      {game.activity === 'match' && <Pairs game={game.match} part={part} />}
      <PlayEnd book={book} sticker={sticker} again={playAddress(book.slug, game.activity)} part={part} />
      <output className="sr" dir={direction} data-status="" />
      <script
        type="application/json"
        data-play=""
        dangerouslySetInnerHTML={{ __html: asJson({ says: saysOf(t, steps), ...dataOf(game) }) }}
      />
      <script type="module" src={modules[game.activity]} />
    </main>
  );
}

function stepsOf(game: Game): number {
  if (game.activity === 'questions') return game.questions.length;
  return game.activity === 'words' ? game.sentences.length : game.match.items.length;
}

interface PlayTopProps extends Pick<PlayPageProps, 'book' | 'game'> {
  steps: number;
  part: PartProps;
}

function PlayTop({ book, game, steps, part: { t, direction, ofBook } }: PlayTopProps) {
  const away = `/book/${encodeURIComponent(book.slug)}`;
  return (
    <div className="play__top" dir={direction}>
      {game.activity === 'questions' ? (
        <a className="btn btn--plain" href={away} data-away="">
          <Icon name="close" size="s" />
          {t('learning.not-now')}
        </a>
      ) : (
        <a className="iconbtn" href={away} data-away="" aria-label={t('shell.close')}>
          <Icon name="close" />
        </a>
      )}
      <div
        className="beads"
        role="img"
        dir={ofBook.dir}
        aria-label={t('learning.play.step', { step: 1, steps })}
        data-beads=""
      >
        {Array.from({ length: steps }, (_, at) => (
          <i key={at} className={at === 0 ? 'is-now' : undefined} />
        ))}
      </div>
      <button
        className="iconbtn play__sound"
        type="button"
        aria-label={t('learning.play.sound')}
        aria-pressed="false"
        data-sound=""
        hidden
      >
        <Icon name="sound" />
        <PlayIcon name="silent" />
      </button>
    </div>
  );
}

/** As many as anything is counted to: answers to order, pairs. */
const maxNumbers = 12;

function saysOf(t: Translate, steps: number): Says {
  const numbers = Array.from({ length: maxNumbers }, (_, at) => at + 1);
  return {
    steps: Array.from({ length: steps }, (_, at) => t('learning.play.step', { step: at + 1, steps })),
    numbers: numbers.map((number) => t.number(number)),
    pairs: numbers.map((number) => t('learning.play.pair', { number })),
    order: numbers.map((number) => t('learning.play.order.number', { number })),
    picked: t('learning.play.picked'),
    putDown: t('learning.play.put-down'),
    pickFirst: t('learning.play.pick-first'),
    anotherLook: t('learning.play.another-look'),
    lookHere: t('learning.play.look-here'),
    yes: t('learning.play.yes'),
    itGoes: t('learning.play.it-goes'),
    together: t('learning.play.together'),
    done: t('learning.play.done'),
  };
}

function dataOf(game: Game): object {
  if (game.activity === 'questions')
    return { questions: game.questions.map(({ id, kind, answer, reply }) => ({ id, kind, answer, reply })) };
  if (game.activity === 'words')
    return { sentences: game.sentences.map(({ sentence, tokens, offered }) => ({ sentence, tokens, offered })) };
  return { items: game.match.items.map(({ id, text }) => ({ id, text })) };
}

function asJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
