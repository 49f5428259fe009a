import { type ReactNode, useLayoutEffect } from 'react';

import type { Playing } from './use-playing.ts';
import type { Step } from './use-step.ts';

interface PlayStepProps {
  playing: Playing;
  step: Step;
  className?: string;
  /** There was a look already: the picture is shown in full. */
  isHelped?: boolean;
  isPicked?: boolean;
  children: ReactNode;
}

/** One step of a game: shown when its turn comes, and then its heading has the focus. */
export function PlayStep({
  playing,
  step: { at, root, isDone },
  className = '',
  isHelped = false,
  isPicked = false,
  children,
}: PlayStepProps) {
  const isNow = at === playing.at;
  useLayoutEffect(() => {
    if (!isNow || at === 0) return;
    scrollTo(0, 0);
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [isNow, at, root]);
  return (
    <section
      className={`play__step ${className}`.trim()}
      hidden={!isNow}
      data-done={isDone ? '' : undefined}
      data-looks={isHelped ? '2' : undefined}
      data-picked={isPicked ? '' : undefined}
      ref={root}
    >
      {children}
    </section>
  );
}
