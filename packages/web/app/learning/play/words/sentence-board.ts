import { find, findAll } from '../playing/find.ts';

import type { Placed } from './rebuilding.ts';

interface Drawn {
  placed: Placed;
  /** The word that was picked up. */
  picked: string | undefined;
  textOf: (token: string) => string;
}

/** The places and words of a sentence, as they stand on the page. */
export interface SentenceBoard {
  placeAt: (place: number) => HTMLButtonElement;
  wordOf: (token: string) => HTMLButtonElement;
  places: HTMLButtonElement[];
  /** What a place is called: "Place 2 of 5". */
  nameOf: (place: number) => string;
  /** The first that is still to be filled, or placed. */
  firstEmpty: () => HTMLButtonElement | undefined;
  firstWord: () => HTMLButtonElement | undefined;
  again: HTMLButtonElement;
  check: HTMLButtonElement;
  draw: (drawn: Drawn) => void;
}

export function sentenceBoard(step: HTMLElement): SentenceBoard {
  const places = findAll<HTMLButtonElement>(step, '[data-place]');
  const words = findAll<HTMLButtonElement>(step, '[data-token]');
  const again = find<HTMLButtonElement>(step, '[data-again]');
  const check = find<HTMLButtonElement>(step, '[data-check]');
  const placeAt = (place: number) => find<HTMLButtonElement>(step, `[data-place="${place}"]`);

  function drawPlace(button: HTMLButtonElement, text: string | undefined): void {
    button.classList.toggle('is-full', text !== undefined);
    find(button, '[data-word]').textContent = text ?? '';
    find(button, '[data-empty]').hidden = text !== undefined;
  }

  return {
    places,
    again,
    check,
    placeAt,
    wordOf: (token) => find(step, `[data-token="${CSS.escape(token)}"]`),
    nameOf: (place) => find(placeAt(place), '[data-name]').textContent ?? '',
    firstEmpty: () => places.find((one) => !one.classList.contains('is-full')),
    firstWord: () => words.find((one) => !one.disabled),
    draw({ placed, picked, textOf }) {
      for (const button of places) {
        const token = placed[Number(button.dataset['place'])];
        drawPlace(button, token ? textOf(token) : undefined);
      }
      for (const word of words) {
        const token = word.dataset['token'] ?? '';
        word.disabled = placed.includes(token);
        word.setAttribute('aria-pressed', String(token === picked));
      }
      again.disabled = words.every((word) => !word.disabled);
      check.disabled = placed.includes(null);
      step.toggleAttribute('data-picked', picked !== undefined);
    },
  };
}
