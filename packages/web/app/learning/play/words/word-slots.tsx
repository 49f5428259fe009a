import type { DragWordToPlay } from '@letsread/learning/games/contract.ts';
import { Fragment } from 'react';

import type { Playing } from '../playing/use-playing.ts';
import type { Placed } from './rebuilding.ts';

interface WordSlotsProps {
  game: DragWordToPlay;
  placed: Placed;
  words: readonly { text: string }[];
  playing: Playing;
}

/** The sentence, with a slot for each word that is missing. */
export function WordSlots({ game: { tokens, gaps }, placed, words, playing: { t, ofBook, ofScreen } }: WordSlotsProps) {
  const longest = longestOf(words);
  const textAt = (at: number) => tokens.find(({ id }) => id === placed[at])?.text;
  return tokens.map(({ id, text, isGiven }, at) => (
    <Fragment key={id}>
      {isGiven ? (
        <span className="given">{text}</span>
      ) : (
        <button className={textAt(at) === undefined ? 'gap' : 'gap is-full'} type="button" data-place={at}>
          <span className="sr" {...ofScreen}>
            {slotName(t, at, tokens.length)}
          </span>
          <span className="sr" {...ofScreen} hidden={textAt(at) !== undefined}>
            {t('learning.play.empty')}
          </span>
          <span className="gap__size" aria-hidden="true">
            {longest}
          </span>
          <span className="gap__word" data-word="" {...ofBook}>
            {textAt(at)}
          </span>
        </button>
      )}
      {gaps[at]}
    </Fragment>
  ));
}

/** "Place 2 of 5". */
export function slotName(t: Playing['t'], at: number, slotCount: number): string {
  return t('learning.play.place', { place: at + 1, places: slotCount });
}

/** Every slot is as wide as the longest word, so that none tells what belongs there. */
function longestOf(words: readonly { text: string }[]): string {
  return words.reduce((longest, { text }) => (text.length > longest.length ? text : longest), '');
}
