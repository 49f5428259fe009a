import { find, findAll } from '../playing/find.ts';
import { moveByArrows } from '../playing/move-by-arrows.ts';
import type { Play } from '../playing/open-play.ts';
import { answering, type AskedHere, maxTries } from './answering.ts';

/** A question whose answers are brought into the order of the story, by tapping one after the other. */
export function openOrder(play: Play<unknown>, step: HTMLElement, question: AskedHere): void {
  const asked = answering(play, step, question);
  const { answer } = question;
  const check = find<HTMLButtonElement>(step, '[data-check]');
  const tiles = findAll(step, '[data-choice]');
  let order: string[] = [];
  let tries = 0;

  function draw(): void {
    for (const tile of tiles) {
      const at = order.indexOf(tile.dataset['choice'] ?? '');
      const dot = find(tile, '[data-dot]');
      dot.hidden = at === -1;
      dot.textContent = play.says.numbers[at] ?? '';
      find(tile, '[data-mark]').textContent = play.says.order[at] ?? '';
      tile.setAttribute('aria-pressed', String(at !== -1));
    }
    check.disabled = order.length < answer.length;
  }

  function look(): void {
    tries += 1;
    const isFound = order.every((choice, at) => choice === answer[at]);
    if (isFound || tries === maxTries) {
      order = answer;
      draw();
      for (const tile of tiles) tile.classList.add('is-right');
      return asked.finish(tries, isFound);
    }
    // What is right from the beginning on stays.
    const wrong = order.findIndex((choice, at) => choice !== answer[at]);
    order = order.slice(0, wrong);
    draw();
    asked.lookAgain();
  }

  step.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    const choice = button?.dataset['choice'];
    if (button === null || asked.isDone()) return;
    if (button === check) return look();
    if (choice === undefined) return;
    order = order.includes(choice) ? order.filter((one) => one !== choice) : [...order, choice];
    draw();
    const at = order.indexOf(choice);
    play.tell(
      at === -1 ? play.says.putDown : (play.says.order[at] ?? ''),
      find(button, '[data-text]').textContent ?? '',
    );
  });
  moveByArrows(step, '[data-choice]');
  draw();
}
