import type { Question } from '@letsread/learning/games/contract.ts';

import { find } from '../playing/find.ts';
import type { Play } from '../playing/open-play.ts';
import { recordAnswer } from './record-answer.ts';

/** A question as the document has it for its module. */
export type AskedHere = Pick<Question, 'id' | 'kind' | 'answer' | 'reply'>;

/** So often a question may be tried; then its answer is shown. */
export const maxTries = 2;

/** What all kinds of questions do alike. */
export function answering(play: Play<unknown>, step: HTMLElement, { id, reply }: AskedHere) {
  const look = step.querySelector<HTMLButtonElement>('[data-look]');
  const page = step.querySelector('dialog');
  look?.addEventListener('click', () => {
    page?.showModal();
    play.voice.speak(page?.querySelector('.story')?.textContent ?? '');
  });
  // The way on is another answer.
  page?.addEventListener('close', () => step.querySelector<HTMLElement>('.tile:not([aria-disabled])')?.focus());

  return {
    tileOf: (choice: string) => find<HTMLButtonElement>(step, `[data-choice="${CSS.escape(choice)}"]`),
    isDone: () => 'done' in step.dataset,
    /** It was not that: there is the page to look at again. */
    lookAgain(): void {
      play.sayInFoot(step, { isFound: false, words: play.says.anotherLook });
      if (look === null) return;
      look.hidden = false;
      look.focus({ preventScroll: true });
    },
    finish(tries: number, isFound: boolean): void {
      play.fillBead();
      play.finishStep(step, { isFound, words: isFound ? play.says.yes : '', ofBook: reply });
      const isFirstTry = isFound && tries === 1;
      void recordAnswer({ questionId: id, tries, isFirstTry, lId: play.main.dataset['language'] }).catch(
        (error: unknown) => console.warn('An answer could not be told:', error),
      );
    },
  };
}
