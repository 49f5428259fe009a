import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import type { Playing } from './use-playing.ts';
import type { Step } from './use-step.ts';

interface PlayFootProps {
  playing: Playing;
  step: Step;
  /** The buttons of a step while it is played. */
  children?: ReactNode;
}

/** The lower edge of a step: what comes of it, and the way to the next one. */
export function PlayFoot({ playing: { t, direction, ofBook, goOn }, step, children }: PlayFootProps) {
  const { outcome, isDone } = step;
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isDone) next.current?.focus({ preventScroll: true });
  }, [isDone]);
  const isSaid = outcome !== undefined && outcome.words + (outcome.ofBook ?? '') !== '';
  return (
    <div
      className="play__foot"
      dir={direction}
      data-foot={outcome === undefined ? '' : outcome.isFound ? 'found' : 'said'}
    >
      <p>
        {isSaid && (
          <>
            {outcome.isFound && (
              <span className="play__check">
                <Icon name="check" size="s" />
              </span>
            )}
            <b>{outcome.words}</b> <bdi {...ofBook}>{outcome.ofBook}</bdi>
          </>
        )}
      </p>
      {!isDone && children}
      <button className="btn btn--leaf btn--kid" type="button" hidden={!isDone} ref={next} onClick={goOn}>
        {t('learning.play.next')}
        <Icon name="next" isDirected />
      </button>
    </div>
  );
}
