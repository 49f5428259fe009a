import { find } from '../playing/find.ts';
import { floatFrom } from '../playing/float-back.ts';
import { type Dragged, letDrag } from '../playing/let-drag.ts';

interface DraggingWords {
  places: HTMLElement[];
  /** The token of a word or of a place; none of an empty place. */
  tokenOf: (element: HTMLElement) => string | undefined;
  onPick: (token: string) => void;
  onPlace: (token: string, place: number) => void;
  /** It was dropped where no place is, and is on its way back. */
  onMiss: (element: HTMLElement) => void;
}

/** Words are dragged out of their row, or out of a place, into a place; what misses floats back. */
export function dragWords(step: HTMLElement, { places, tokenOf, onPick, onPlace, onMiss }: DraggingWords): void {
  const movedOf = (element: HTMLElement) =>
    element.dataset['place'] === undefined ? element : find(element, '[data-word]');

  function mark(place: HTMLElement | undefined): void {
    for (const one of places) one.classList.toggle('is-over', one === place);
  }

  letDrag(step, {
    selector: '[data-token]:enabled, [data-place].is-full',
    onStart(element) {
      const token = tokenOf(element);
      if ('done' in step.dataset || token === undefined) return;
      movedOf(element).classList.add('is-drag');
      onPick(token);
    },
    onMove(element, at) {
      const moved = movedOf(element);
      if (!moved.classList.contains('is-drag')) return;
      moved.style.translate = `${at.dx}px ${at.dy}px`;
      mark(placeUnder(places, moved, at));
    },
    onEnd(element, at) {
      const moved = movedOf(element);
      if (!moved.classList.contains('is-drag')) return;
      const seen = moved.getBoundingClientRect();
      const place = at && placeUnder(places, moved, at);
      moved.classList.remove('is-drag');
      moved.style.translate = '';
      mark(undefined);
      const token = tokenOf(element);
      if (place !== undefined && place !== element && token !== undefined)
        return onPlace(token, Number(place.dataset['place']));
      floatFrom(moved, seen);
      onMiss(element);
    },
  });
}

/** The place that the finger is on, else the one that the word covers most of: small hands are not exact. */
function placeUnder(places: HTMLElement[], moved: HTMLElement, { x, y }: Dragged): HTMLElement | undefined {
  const word = moved.getBoundingClientRect();
  const covered = places.map((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const isUnder = x >= left && x <= right && y >= top && y <= bottom;
    const width = Math.min(right, word.right) - Math.max(left, word.left);
    const height = Math.min(bottom, word.bottom) - Math.max(top, word.top);
    return { place, share: isUnder ? Infinity : Math.max(0, width) * Math.max(0, height) };
  });
  const [most] = covered.toSorted((one, other) => other.share - one.share);
  return most !== undefined && most.share > 0 ? most.place : undefined;
}
