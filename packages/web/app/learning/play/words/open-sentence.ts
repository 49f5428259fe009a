import { type DragWordGame, fits, isRebuilt } from '@letsread/learning/games/game.ts';

import { find } from '../playing/find.ts';
import { floatFrom } from '../playing/float-back.ts';
import { moveByArrows } from '../playing/move-by-arrows.ts';
import type { Play } from '../playing/open-play.ts';
import { dragWords } from './drag-words.ts';
import { type Placed, sentenceBoard } from './sentence-board.ts';

export type SentenceToRebuild = Pick<DragWordGame, 'sentence' | 'tokens' | 'offered'>;

/** The first look is the child's own, the second has a hint, the third shows the answer (design guide, section 11). */
const looksWithHint = 2;

/** Lets a sentence be put together: by taps, by dragging, by keys. */
export function openSentence(play: Play<unknown>, step: HTMLElement, game: SentenceToRebuild): void {
  const board = sentenceBoard(step);
  const tokens = new Map(game.tokens.map((token) => [token.id, token]));
  const spoken = (token: string) => tokens.get(token)?.spoken ?? '';
  const textOf = (token: string) => tokens.get(token)?.text ?? '';
  let placed: Placed = game.tokens.map(({ id, isGiven }) => (isGiven ? id : null));
  let picked: string | undefined;
  let looks = 1;

  function draw(): void {
    board.draw({ placed, picked, textOf });
  }

  function pick(token: string): void {
    picked = token;
    draw();
    play.tell(play.says.picked, spoken(token));
    play.voice.speak(spoken(token));
  }

  function putDown(): void {
    const token = picked;
    picked = undefined;
    draw();
    if (token !== undefined) play.tell(play.says.putDown, spoken(token));
  }

  function place(token: string, at: number): void {
    const before = placed[at];
    const seen = board.placeAt(at).getBoundingClientRect();
    placed = placed.map((one, here) => (here === at ? token : one === token ? null : one));
    picked = undefined;
    find(step, '[data-outcome]').replaceChildren();
    draw();
    if (before && before !== token) floatFrom(board.wordOf(before), seen);
    play.tell(`${board.nameOf(at)}:`, spoken(token));
    play.voice.speak(spoken(token));
  }

  function takeBack(at: number): void {
    const token = placed[at];
    if (!token) return;
    const seen = find(board.placeAt(at), '[data-word]').getBoundingClientRect();
    placed = placed.with(at, null);
    draw();
    floatFrom(board.wordOf(token), seen);
    play.tell(play.says.putDown, spoken(token));
  }

  function check(): void {
    if (isRebuilt(game, placed)) return finish(true);
    if (looks === looksWithHint) {
      placed = game.tokens.map(({ id }) => id);
      draw();
      return finish(false);
    }
    looks += 1;
    for (const [at, token] of placed.entries()) if (token && !fits(game, at, token)) takeBack(at);
    giveHint();
    board.firstWord()?.focus({ preventScroll: true });
  }

  /** The picture in full; where there is none, the first word that is missing. */
  function giveHint(): void {
    step.dataset['looks'] = String(looks);
    const { anotherLook } = play.says;
    const at = placed.indexOf(null);
    const first = game.offered.find((token) => !placed.includes(token) && fits(game, at, token));
    if (step.querySelector('.sentence img') === null && first !== undefined) place(first, at);
    play.sayInFoot(step, { isFound: false, words: anotherLook });
  }

  function finish(isFound: boolean): void {
    play.fillBead();
    const words = isFound ? play.says.yes : play.says.itGoes;
    play.finishStep(step, { isFound, words, ofBook: game.sentence });
  }

  function pressWord(token: string, isByKey: boolean): void {
    if (picked === token) return putDown();
    pick(token);
    if (isByKey) board.firstEmpty()?.focus();
  }

  function pressPlace(at: number, isByKey: boolean): void {
    if (picked === undefined) {
      if (placed[at]) takeBack(at);
      else play.tell(play.says.pickFirst);
      return;
    }
    place(picked, at);
    if (isByKey) (board.firstWord() ?? board.check).focus();
  }

  step.addEventListener('click', ({ target, detail }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button === null || 'done' in step.dataset) return;
    // A key, or a screen reader, presses without a pointer.
    const isByKey = detail === 0;
    const { token, place: at } = button.dataset;
    if (token !== undefined) pressWord(token, isByKey);
    else if (at !== undefined) pressPlace(Number(at), isByKey);
    else if (button === board.check) check();
    else if (button === board.again) {
      placed = game.tokens.map(({ id, isGiven }) => (isGiven ? id : null));
      putDown();
      board.firstWord()?.focus({ preventScroll: true });
    }
  });
  step.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || picked === undefined) return;
    const word = board.wordOf(picked);
    putDown();
    word.focus();
  });
  moveByArrows(step, '[data-place], [data-token]');
  dragWords(step, {
    places: board.places,
    tokenOf: (element) => element.dataset['token'] ?? placed[Number(element.dataset['place'])] ?? undefined,
    onPick: pick,
    onPlace(token, at) {
      place(token, at);
      board.placeAt(at).focus({ preventScroll: true });
    },
    onMiss(element) {
      if (element.dataset['place'] === undefined) putDown();
      else {
        picked = undefined;
        takeBack(Number(element.dataset['place']));
      }
    },
  });
  draw();
}
