import { find } from '../playing/find.ts';
import { moveByArrows } from '../playing/move-by-arrows.ts';
import type { Play } from '../playing/open-play.ts';
import { answering, type AskedHere, maxTries } from './answering.ts';

/** A question with one right answer among others. */
export function openChoice(play: Play<unknown>, step: HTMLElement, question: AskedHere): void {
  const asked = answering(play, step, question);
  const [right = ''] = question.answer;
  let tries = 0;

  function mark(tile: HTMLElement, name: 'is-right' | 'is-again', words: string): void {
    tile.classList.add(name);
    tile.setAttribute('aria-disabled', 'true');
    find(tile, '[data-mark]').textContent = words;
  }

  step.addEventListener('click', ({ target }) => {
    const tile = (target as Element).closest<HTMLElement>('[data-choice]');
    if (tile === null || asked.isDone() || tile.ariaDisabled === 'true') return;
    tries += 1;
    const isFound = tile.dataset['choice'] === right;
    if (!isFound) mark(tile, 'is-again', play.says.anotherLook);
    if (!isFound && tries < maxTries) return asked.lookAgain();
    mark(asked.tileOf(right), 'is-right', isFound ? play.says.yes : play.says.itGoes);
    asked.finish(tries, isFound);
  });
  moveByArrows(step, '[data-choice]');
}
