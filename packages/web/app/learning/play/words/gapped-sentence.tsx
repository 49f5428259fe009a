import type { DragWordToPlay } from '@letsread/learning/games/contract.ts';

import { Icon } from '../../../ui/icon.tsx';
import { ListenButton } from '../playing/listen-button.tsx';
import { PagePicture } from '../playing/page-picture.tsx';
import { PlayFoot } from '../playing/play-foot.tsx';
import { PlayStep } from '../playing/play-step.tsx';
import type { Playing } from '../playing/use-playing.ts';
import { useStep } from '../playing/use-step.ts';
import { WordSlots } from './word-slots.tsx';
import { useSentence } from './use-sentence.ts';
import { below } from '../../../ui/breakpoints.ts';

interface GappedSentenceProps {
  game: DragWordToPlay;
  at: number;
  playing: Playing;
}

/** A sentence of the story with a slot for each of its words, and the words. */
export function GappedSentence({ game, at, playing }: GappedSentenceProps) {
  const { t, ofBook, ofScreen, direction } = playing;
  const step = useStep(playing, at);
  const instruction = t(game.form === 'order' ? 'learning.play.put-in-order' : 'learning.play.put-back');
  const { placed, picked, isHelped, words, handlers, look, clear } = useSentence({ game, playing, step });
  return (
    <PlayStep
      playing={playing}
      step={step}
      className="play__step--words"
      isHelped={isHelped}
      isPicked={picked !== undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and presses of the words in it */}
      <div className="play__body" {...handlers}>
        <div className="ask" dir={direction}>
          <ListenButton
            label={t('reading.listen')}
            lang={ofScreen.lang}
            heard={`${instruction}. ${t('learning.play.put-back.hint')}`}
          />
          <h1 tabIndex={-1}>{instruction}</h1>
        </div>
        <div className="sentence">
          {game.picture !== null && (
            <div className="sentence__pic" lang={ofBook.lang}>
              <PagePicture
                picture={game.picture}
                alt={game.alt}
                sizes={`${below('tablet')} 92vw, 40rem`}
                isFirst={at === 0}
              />
            </div>
          )}
          {/* What the group is called is said by the screen, what stands in it by the book. */}
          <div role="group" aria-label={t('learning.play.sentence')}>
            <div className="sentence__words" {...ofBook}>
              <WordSlots game={game} placed={placed} words={words} playing={playing} />
            </div>
          </div>
        </div>
        <p className="play__hint center" dir={direction}>
          {t('learning.play.put-back.hint')}
        </p>
        <div className="bank" role="group" aria-label={t('learning.play.bank')}>
          {words.map(({ id, text, spoken }) => (
            <button
              key={id}
              className="word"
              type="button"
              aria-label={spoken}
              aria-pressed={picked === id}
              disabled={placed.includes(id)}
              data-token={id}
              {...ofBook}
            >
              {text}
            </button>
          ))}
        </div>
      </div>
      <PlayFoot playing={playing} step={step}>
        <button
          className="btn btn--kid"
          type="button"
          disabled={words.every(({ id }) => !placed.includes(id))}
          onClick={clear}
        >
          <Icon name="redo" />
          {t('learning.play.again')}
        </button>
        <button
          className="btn btn--leaf btn--kid"
          type="button"
          data-check=""
          disabled={placed.includes(null)}
          onClick={look}
        >
          {t('learning.play.check')}
        </button>
      </PlayFoot>
    </PlayStep>
  );
}
