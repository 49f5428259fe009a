import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

import type { PlayedBook } from '../load-play.server.ts';
import type { Playing } from '../playing/use-playing.ts';
import { type Step, useStep } from '../playing/use-step.ts';
import type { QuestionProps } from './question-props.ts';
import { recordAnswer } from './record-answer.ts';

/** So often a question may be tried; then its answer is shown. */
export const maxTries = 2;

/** What all kinds of questions do alike. */
export interface Answering {
  step: Step;
  playing: Playing;
  /** Whether the button is there that opens the page to be looked at again. */
  isLookOffered: boolean;
  lookButton: RefObject<HTMLButtonElement | null>;
  /** Counts a try. */
  tryOnce: () => number;
  /** It was not that: there is the page to look at again. */
  lookAgain: () => void;
  finish: (tries: number, isFound: boolean) => void;
}

export function useAnswering({ question: { id, reply }, page, book, at, playing }: QuestionProps): Answering {
  const step = useStep(playing, at);
  const tries = useRef(0);
  const [misses, setMisses] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const { t } = playing;
  useLayoutEffect(() => {
    if (misses > 0) button.current?.focus({ preventScroll: true });
  }, [misses]);
  return {
    step,
    playing,
    isLookOffered: misses > 0 && page !== undefined,
    lookButton: button,
    tryOnce: () => (tries.current += 1),
    lookAgain() {
      step.say({ isFound: false, words: t('learning.play.another-look') });
      setMisses((before) => before + 1);
    },
    finish(tried, isFound) {
      playing.fillBead();
      step.finish({ isFound, words: isFound ? t('learning.play.yes') : '', ofBook: reply });
      tellLibrary(book, { questionId: id, tries: tried, isFirstTry: isFound && tried === 1 });
    },
  };
}

function tellLibrary({ language }: PlayedBook, answer: { questionId: string; tries: number; isFirstTry: boolean }) {
  recordAnswer({ ...answer, lId: language.id }).catch((error: unknown) =>
    console.warn('An answer could not be told:', error),
  );
}
