import type { Question } from '@letsread/learning/games/contract.ts';

import { Icon } from '../../../ui/icon.tsx';
import { ListenButton } from '../playing/listen-button.tsx';
import { PagePicture } from '../playing/page-picture.tsx';
import type { Playing } from '../playing/use-playing.ts';

/** How an answer is marked; what is seen is also said. */
export interface AnswerState {
  verdict: 'right' | 'again' | undefined;
  name: string;
  /** In the order. */
  number?: number | undefined;
}

interface AnswerProps {
  choice: Question['choices'][number];
  /** The picture is the answer; its words are read out. */
  isPicture: boolean;
  state: AnswerState | undefined;
  isPressed?: boolean;
  isDisabled?: boolean;
  playing: Playing;
  onPress: () => void;
}

/** An answer to be pressed, and the button that reads it out. */
export function Answer({
  choice: { text, picture, alt },
  isPicture,
  state,
  isPressed,
  isDisabled = false,
  playing: { t, ofBook, ofScreen },
  onPress,
}: AnswerProps) {
  const number = state?.number;
  return (
    <div className="answer">
      <button
        className={state?.verdict === undefined ? 'tile' : `tile is-${state.verdict}`}
        type="button"
        aria-pressed={isPressed}
        aria-disabled={isDisabled || undefined}
        data-choice=""
        onClick={onPress}
        {...ofBook}
      >
        <span className="sr" {...ofScreen}>
          {state?.name}
        </span>
        {picture !== null && <PagePicture picture={picture} alt={isPicture ? alt : ''} sizes="160px" />}
        <span data-text="">{text}</span>
        <span className="tile__tick tile__tick--right" aria-hidden="true">
          <Icon name="check" />
        </span>
        <span className="tile__tick tile__tick--again" aria-hidden="true">
          <Icon name="redo" />
        </span>
        <span className="pairdot" aria-hidden="true" hidden={number === undefined}>
          {number !== undefined && t.number(number)}
        </span>
      </button>
      <ListenButton label={t('learning.play.listen-answer', { answer: text })} lang={ofBook.lang} heard={text} />
    </div>
  );
}
