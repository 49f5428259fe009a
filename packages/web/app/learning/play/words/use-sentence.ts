import type { DragWordToPlay } from '@letsread/learning/games/contract.ts';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { floatFrom } from '../playing/float-back.ts';
import { moveByArrows } from '../playing/move-by-arrows.ts';
import type { Playing } from '../playing/use-playing.ts';
import type { Step } from '../playing/use-step.ts';
import { slotName } from './word-slots.tsx';
import { rebuilding } from './rebuilding.ts';
import { useWordDragging } from './use-word-dragging.ts';

interface Sentence {
  game: DragWordToPlay;
  playing: Playing;
  step: Step;
}

/** What is seen of a sentence: which word is where, and which is picked. */
function useDrawnSentence({ game, step }: Pick<Sentence, 'game' | 'step'>) {
  const [sentence] = useState(() => rebuilding(game));
  const [placed, setPlaced] = useState(sentence.placed);
  const [picked, setPicked] = useState<string>();
  const find = (selector: string) => step.root.current?.querySelector<HTMLElement>(selector) ?? undefined;
  const wordOf = (token: string) => find(`[data-token="${CSS.escape(token)}"]`);

  /** Draws what has changed at once, and lets words float from where they were seen. */
  function draw(nowPicked: string | undefined, moved: { token: string; from: DOMRect | undefined }[] = []): void {
    flushSync(() => {
      setPlaced(sentence.placed());
      setPicked(nowPicked);
    });
    for (const { token, from } of moved) {
      const word = wordOf(token);
      if (word !== undefined && from !== undefined) floatFrom(word, from);
    }
  }

  return {
    sentence,
    placed,
    picked,
    draw,
    find,
    wordOf,
    slotAt: (at: number) => find(`[data-place="${at}"]`),
    focusWord: () => (find('[data-token]:enabled') ?? find('[data-check]'))?.focus({ preventScroll: true }),
  };
}

/** What can be done with a sentence that is put together, by taps, by dragging, by keys. What moves floats to where it is then. */
function useActs({ game, playing, step }: Sentence) {
  const { t, announce, sound } = playing;
  const drawn = useDrawnSentence({ game, step });
  const { sentence, picked, draw, find, slotAt, focusWord } = drawn;
  const [isHelped, setHelped] = useState(false);
  const spoken = (token: string) => game.tokens.find(({ id }) => id === token)?.spoken ?? '';

  function pick(token: string): void {
    draw(token);
    announce(t('learning.play.picked'), spoken(token));
    sound.speak(spoken(token));
  }

  function putDown(token = picked): void {
    draw(undefined);
    if (token !== undefined) announce(t('learning.play.put-down'), spoken(token));
  }

  function place(token: string, at: number): void {
    const before = sentence.placed()[at];
    const from = slotAt(at)?.getBoundingClientRect();
    sentence.put({ token, at });
    step.hush();
    draw(undefined, before && before !== token ? [{ token: before, from }] : []);
    announce(`${slotName(t, at, game.tokens.length)}:`, spoken(token));
    sound.speak(spoken(token));
  }

  function takeBack(at: number): void {
    const token = sentence.placed()[at];
    if (!token) return;
    const from = slotAt(at)?.querySelector('[data-word]')?.getBoundingClientRect();
    sentence.take(at);
    draw(picked, [{ token, from }]);
    announce(t('learning.play.put-down'), spoken(token));
  }

  function look(): void {
    const seen = game.tokens.map((_, at) => slotAt(at)?.getBoundingClientRect());
    const looked = sentence.look();
    if (looked.outcome === 'again') {
      draw(
        picked,
        looked.wrong.map(({ token, at }) => ({ token, from: seen[at] })),
      );
      help();
      return focusWord();
    }
    const isFound = looked.outcome === 'found';
    draw(picked);
    playing.fillBead();
    const said = t(isFound ? 'learning.play.yes' : 'learning.play.it-goes');
    step.finish({ isFound, words: said, ofBook: game.sentence });
  }

  /** The picture in full; where there is none, the first word that is missing. */
  function help(): void {
    setHelped(true);
    const missing = sentence.firstMissing();
    if (game.picture === null && missing !== undefined) place(missing.token, missing.at);
    step.say({ isFound: false, words: t('learning.play.another-look') });
  }

  function clear(): void {
    sentence.clear();
    putDown();
    focusWord();
  }

  function pressWord(token: string, isByKey: boolean): void {
    if (picked === token) return putDown();
    pick(token);
    if (isByKey) find('[data-place]:not(.is-full)')?.focus();
  }

  function pressSlot(at: number, isByKey: boolean): void {
    if (picked !== undefined) {
      place(picked, at);
      if (isByKey) focusWord();
    } else if (sentence.placed()[at]) takeBack(at);
    else announce(t('learning.play.pick-first'));
  }

  return { ...drawn, isHelped, pick, putDown, place, takeBack, look, clear, pressWord, pressSlot };
}

/** A sentence that is put together: what is seen of it, and what hears fingers and keys. */
export function useSentence(options: Sentence) {
  const { game, step } = options;
  const { sentence, placed, picked, isHelped, wordOf, slotAt, ...acts } = useActs(options);
  const { pick, putDown, place, takeBack, look, clear, pressWord, pressSlot } = acts;
  const words = game.offered.flatMap((id) => game.tokens.find((token) => token.id === id) ?? []);

  useWordDragging(step, {
    tokenOf: ({ dataset: { token, place: at } }) => token ?? sentence.placed()[Number(at)] ?? undefined,
    onPick: pick,
    onDrop(token, at) {
      place(token, at);
      slotAt(at)?.focus({ preventScroll: true });
    },
    onMiss(token, at) {
      putDown(token);
      if (at !== undefined) takeBack(at);
    },
  });

  return {
    placed,
    picked,
    isHelped,
    words,
    look,
    clear,
    handlers: {
      onClick({ target, detail }: MouseEvent) {
        const { token, place: at } = (target as Element).closest<HTMLElement>('button')?.dataset ?? {};
        if (step.isDone) return;
        // A key, or a screen reader, presses without a pointer.
        if (token !== undefined) pressWord(token, detail === 0);
        else if (at !== undefined) pressSlot(Number(at), detail === 0);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        moveByArrows(event, '[data-place], [data-token]');
        if (event.key !== 'Escape' || picked === undefined) return;
        putDown();
        wordOf(picked)?.focus();
      },
    },
  };
}
