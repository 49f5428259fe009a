import type { DragWordToPlay } from '@letsread/learning/games/contract.ts';
import { Fragment } from 'react';

import { useInterface } from '../../../i18n/use-interface.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ListenButton } from '../listen-button.tsx';
import { PagePicture } from '../page-picture.tsx';
import { PlayFoot } from '../play-foot.tsx';
import type { PartProps } from '../part-props.ts';

interface GappedSentenceProps {
  game: DragWordToPlay;
  at: number;
  part: PartProps;
}

/** A sentence of the story with a place for each of its words, and the words. */
export function GappedSentence({ game, at, part }: GappedSentenceProps) {
  const { t, ofBook, direction } = part;
  const { wordsTag } = useInterface();
  const words = game.offered.flatMap((id) => game.tokens.find((token) => token.id === id) ?? []);
  return (
    <section className="play__step" data-step={at} hidden={at > 0}>
      <div className="play__body">
        <div className="ask" dir={direction}>
          <ListenButton
            label={t('reading.listen')}
            lang={wordsTag}
            heard={`${t('learning.play.put-back')}. ${t('learning.play.put-back.hint')}`}
          />
          <h1 tabIndex={-1}>{t('learning.play.put-back')}</h1>
        </div>
        <div className="sentence">
          {game.picture !== null && (
            <div className="sentence__pic" lang={ofBook.lang}>
              <PagePicture
                picture={game.picture}
                alt={game.alt}
                sizes="(max-width: 767px) 92vw, 40rem"
                isFirst={at === 0}
              />
            </div>
          )}
          <div className="sentence__words" role="group" aria-label={t('learning.play.sentence')} {...ofBook}>
            <Places game={game} longest={longestOf(words)} part={part} />
          </div>
        </div>
        <p className="hint center" dir={direction}>
          {t('learning.play.put-back.hint')}
        </p>
        <div className="bank" role="group" aria-label={t('learning.play.bank')}>
          {words.map(({ id, text, spoken }) => (
            <button
              key={id}
              className="word"
              type="button"
              aria-label={spoken}
              aria-pressed="false"
              data-token={id}
              {...ofBook}
            >
              {text}
            </button>
          ))}
        </div>
      </div>
      <PlayFoot part={part}>
        <button className="btn btn--kid" type="button" data-again="" disabled>
          <Icon name="redo" />
          {t('learning.play.again')}
        </button>
        <button className="btn btn--leaf btn--kid" type="button" data-check="" disabled>
          {t('learning.play.check')}
        </button>
      </PlayFoot>
    </section>
  );
}

/** Every place is as wide as the longest word, so that none tells what belongs there. */
function longestOf(words: { text: string }[]): string {
  return words.reduce((longest, { text }) => (text.length > longest.length ? text : longest), '');
}

interface PlacesProps {
  game: DragWordToPlay;
  longest: string;
  part: PartProps;
}

function Places({ game: { tokens, gaps }, longest, part: { t, direction, ofBook } }: PlacesProps) {
  return tokens.map(({ id, text, isGiven }, at) => (
    <Fragment key={id}>
      {isGiven ? (
        <span className="given" data-given={id}>
          {text}
        </span>
      ) : (
        <button className="gap" type="button" data-place={at}>
          <span className="sr" dir={direction} data-name="">
            {t('learning.play.place', { place: at + 1, places: tokens.length })}
          </span>
          <span className="sr" dir={direction} data-empty="">
            {t('learning.play.empty')}
          </span>
          <span className="gap__size" aria-hidden="true">
            {longest}
          </span>
          <span className="gap__word" data-word="" {...ofBook} />
        </button>
      )}
      {gaps[at]}
    </Fragment>
  ));
}
