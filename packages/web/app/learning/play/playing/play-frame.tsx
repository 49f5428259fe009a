import type { ReactNode } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import { type Activity, playAddress } from '../play-address.ts';
import type { GameProps } from './game-props.ts';
import { PlayEnd } from './play-end.tsx';
import { PlayIcon } from './play-icon.tsx';
import type { Playing } from './use-playing.ts';
import { useHasVoice } from './voice.ts';

interface PlayFrameProps extends Omit<GameProps<unknown>, 'game'> {
  playing: Playing;
  activity: Activity;
  /** As many as there is to be found. */
  beads: number;
  steps: number;
  children: ReactNode;
}

/** What stands around the steps of every game: the way out, beads, the sound button, its end. */
export function PlayFrame({ book, sticker, playing, activity, beads, steps, children }: PlayFrameProps) {
  const { direction, ofBook, said, at } = playing;
  const isEnded = at >= steps;
  return (
    <div className="play__game" data-ended={isEnded ? '' : undefined}>
      <PlayTop slug={book.slug} playing={playing} activity={activity} beads={beads} />
      {children}
      <PlayEnd
        book={book}
        activity={activity}
        sticker={sticker}
        again={playAddress(book.slug, activity)}
        isShown={isEnded}
        playing={playing}
      />
      <output className="sr" dir={direction}>
        {said.words} <span {...ofBook}>{said.ofBook}</span>
      </output>
    </div>
  );
}

interface PlayTopProps extends Pick<PlayFrameProps, 'playing' | 'activity' | 'beads'> {
  slug: string;
}

function PlayTop({ slug, playing, activity, beads }: PlayTopProps) {
  const { t, direction, ofBook, filled, sound } = playing;
  const isMarked = { 'data-module': 'way-back', suppressHydrationWarning: true };
  const away = `/book/${encodeURIComponent(slug)}`;
  return (
    <div className="play__top" dir={direction}>
      {activity === 'questions' ? (
        <a className="btn btn--plain" href={away} {...isMarked}>
          <Icon name="close" size="s" />
          {t('learning.not-now')}
        </a>
      ) : (
        <a className="iconbtn" href={away} aria-label={t('shell.close')} {...isMarked}>
          <Icon name="close" />
        </a>
      )}
      <div
        className="beads"
        role="img"
        dir={ofBook.dir}
        aria-label={t('learning.play.step', { step: Math.min(filled + 1, beads), steps: beads })}
      >
        {Array.from({ length: beads }, (_, at) => (
          <i key={at} className={at < filled ? 'is-done' : at === filled ? 'is-now' : undefined} />
        ))}
      </div>
      <button
        className="iconbtn play__sound"
        type="button"
        aria-label={t('learning.play.sound')}
        aria-pressed={sound.isOn}
        data-sound=""
        data-listen={ofBook.lang}
        hidden={!useHasVoice(ofBook.lang)}
        suppressHydrationWarning
        onClick={sound.turn}
      >
        <Icon name="sound" />
        <PlayIcon name="silent" />
      </button>
    </div>
  );
}
