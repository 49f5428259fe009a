import { moveByArrows } from '../playing/move-by-arrows.ts';
import type { Play } from '../playing/open-play.ts';
import { dragWords } from './drag-words.ts';
import { openHand } from './open-hand.ts';
import type { SentenceToRebuild } from './rebuilding.ts';
import { sentenceBoard } from './sentence-board.ts';

/** Lets a sentence be put together: by taps, by dragging, by keys. */
export function openSentence(play: Play<unknown>, step: HTMLElement, game: SentenceToRebuild): void {
  const board = sentenceBoard(step);
  const hand = openHand({ play, step, board }, game);

  step.addEventListener('click', ({ target, detail }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button === null || 'done' in step.dataset) return;
    // A key, or a screen reader, presses without a pointer.
    const isByKey = detail === 0;
    const { token, place } = button.dataset;
    if (token !== undefined) {
      hand.pressWord(token);
      if (isByKey && hand.picked() !== undefined) board.firstEmpty()?.focus();
    } else if (place !== undefined) {
      const isPlaced = hand.pressPlace(Number(place));
      if (isByKey && isPlaced) (board.firstWord() ?? board.check).focus();
    } else if (button === board.check) hand.look();
    else if (button === board.again) hand.clear();
  });
  step.addEventListener('keydown', ({ key }) => {
    const token = hand.picked();
    if (key !== 'Escape' || token === undefined) return;
    hand.putDown();
    board.wordOf(token).focus();
  });
  moveByArrows(step, '[data-place], [data-token]');
  dragWords(step, {
    places: board.places,
    tokenOf: (element) => element.dataset['token'] ?? hand.placedAt(Number(element.dataset['place'])),
    onPick: hand.pick,
    onPlace(token, at) {
      hand.place(token, at);
      board.placeAt(at).focus({ preventScroll: true });
    },
    onMiss(element) {
      hand.putDown();
      if (element.dataset['place'] !== undefined) hand.takeBack(Number(element.dataset['place']));
    },
  });
}
