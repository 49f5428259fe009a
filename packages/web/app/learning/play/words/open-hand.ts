import { find } from '../playing/find.ts';
import { floatFrom } from '../playing/float-back.ts';
import type { Play } from '../playing/open-play.ts';
import { rebuilding, type SentenceToRebuild } from './rebuilding.ts';
import type { SentenceBoard } from './sentence-board.ts';

interface AtHand {
  play: Play<unknown>;
  step: HTMLElement;
  board: SentenceBoard;
}

/** The hand that picks words up and lays them: what it does is drawn, told and spoken. */
export function openHand({ play, step, board }: AtHand, game: SentenceToRebuild) {
  const sentence = rebuilding(game);
  const tokens = new Map(game.tokens.map((token) => [token.id, token]));
  const spoken = (token: string) => tokens.get(token)?.spoken ?? '';
  let picked: string | undefined;

  function draw(): void {
    board.draw({ placed: sentence.placed(), picked, textOf: (token) => tokens.get(token)?.text ?? '' });
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
    const before = sentence.placed()[at];
    const seen = board.placeAt(at).getBoundingClientRect();
    sentence.put({ token, at });
    picked = undefined;
    find(step, '[data-outcome]').replaceChildren();
    draw();
    if (before && before !== token) floatFrom(board.wordOf(before), seen);
    play.tell(`${board.nameOf(at)}:`, spoken(token));
    play.voice.speak(spoken(token));
  }

  function takeBack(at: number): void {
    const token = sentence.placed()[at];
    if (!token) return;
    const seen = find(board.placeAt(at), '[data-word]').getBoundingClientRect();
    sentence.take(at);
    draw();
    floatFrom(board.wordOf(token), seen);
    play.tell(play.says.putDown, spoken(token));
  }

  draw();
  return {
    picked: () => picked,
    placedAt: (at: number) => sentence.placed()[at] ?? undefined,
    pick,
    putDown,
    place,
    takeBack,
    pressWord: (token: string) => (picked === token ? putDown() : pick(token)),
    /** Whether a word was laid there. */
    pressPlace(at: number): boolean {
      if (picked !== undefined) {
        place(picked, at);
        return true;
      }
      if (sentence.placed()[at]) takeBack(at);
      else play.tell(play.says.pickFirst);
      return false;
    },
    clear(): void {
      sentence.clear();
      putDown();
      board.firstWord()?.focus({ preventScroll: true });
    },
    look(): void {
      const seen = board.places.map((one) => one.getBoundingClientRect());
      const looked = sentence.look();
      draw();
      if (looked.outcome === 'again') {
        for (const { token, at } of looked.wrong) {
          const from = seen[board.places.indexOf(board.placeAt(at))];
          if (from !== undefined) floatFrom(board.wordOf(token), from);
        }
        hint();
        board.firstWord()?.focus({ preventScroll: true });
        return;
      }
      const isFound = looked.outcome === 'found';
      play.fillBead();
      play.finishStep(step, {
        isFound,
        words: isFound ? play.says.yes : play.says.itGoes,
        ofBook: game.sentence,
      });
    },
  };

  /** The picture in full; where there is none, the first word that is missing. */
  function hint(): void {
    step.dataset['looks'] = '2';
    const missing = sentence.firstMissing();
    if (step.querySelector('.sentence img') === null && missing !== undefined) place(missing.token, missing.at);
    play.sayInFoot(step, { isFound: false, words: play.says.anotherLook });
  }
}
