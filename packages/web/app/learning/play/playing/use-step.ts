import { type RefObject, useRef, useState } from 'react';

import type { Playing } from './use-playing.ts';

/** Said at the lower edge of a step. */
export interface Outcome {
  /** Whether it was found; else there is more to do, or it was shown. */
  isFound: boolean;
  /** Of the interface. */
  words: string;
  ofBook?: string;
}

/** What has come of a step so far. */
export interface Step {
  at: number;
  root: RefObject<HTMLElement | null>;
  outcome: Outcome | undefined;
  isDone: boolean;
  /** Says it at the lower edge, and to who does not see it. */
  say: (outcome: Outcome) => void;
  /** Takes the words away. */
  hush: () => void;
  /** Shows what came of it, and the way to the next. */
  finish: (outcome: Outcome) => void;
}

export function useStep({ announce, sound }: Playing, at: number): Step {
  const root = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isDone, setDone] = useState(false);

  function say(next: Outcome): void {
    setOutcome(next);
    announce(next.words, next.ofBook);
  }

  return {
    at,
    root,
    outcome,
    isDone,
    say,
    hush: () => setOutcome((before) => before && { isFound: before.isFound, words: '' }),
    finish(last) {
      setDone(true);
      say(last);
      if (last.ofBook !== undefined) sound.speak(last.ofBook);
    },
  };
}
