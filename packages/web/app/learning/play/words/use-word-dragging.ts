import { useEffect, useEffectEvent } from 'react';

import { floatFrom } from '../playing/float-back.ts';
import { type Dragged, letDrag } from '../playing/let-drag.ts';
import type { Step } from '../playing/use-step.ts';

interface WordDragging {
  /** The token of a word or of a slot; none of an empty slot. */
  tokenOf: (element: HTMLElement) => string | undefined;
  onPick: (token: string) => void;
  onDrop: (token: string, index: number) => void;
  /** It was dropped where no slot is, and is on its way back; `index`: to the row, out of that slot. */
  onMiss: (token: string, index: number | undefined) => void;
}

const draggable = '[data-token]:enabled, [data-place].is-full';

/** Words are dragged out of their row, or out of a slot, into a slot; what misses floats back. While one is dragged it moves without React. */
export function useWordDragging({ root, isDone }: Step, { tokenOf, onPick, onDrop, onMiss }: WordDragging): void {
  const slots = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];

  function highlightSlot(slot: HTMLElement | undefined): void {
    for (const one of slots()) one.classList.toggle('is-over', one === slot);
  }

  const onStart = useEffectEvent((element: HTMLElement) => {
    const token = tokenOf(element);
    if (isDone || token === undefined) return;
    movedOf(element).classList.add('is-drag');
    onPick(token);
  });
  const onMove = useEffectEvent((element: HTMLElement, at: Dragged) => {
    const moved = movedOf(element);
    if (!moved.classList.contains('is-drag')) return;
    moved.style.translate = `${at.dx}px ${at.dy}px`;
    highlightSlot(slotUnder(slots(), moved, at));
  });
  const onEnd = useEffectEvent((element: HTMLElement, at: Dragged | undefined) => {
    const moved = movedOf(element);
    const token = tokenOf(element);
    if (!moved.classList.contains('is-drag') || token === undefined) return;
    const seen = moved.getBoundingClientRect();
    const slot = at && slotUnder(slots(), moved, at);
    moved.classList.remove('is-drag');
    moved.style.translate = '';
    highlightSlot(undefined);
    if (slot !== undefined && slot !== element) return onDrop(token, Number(slot.dataset['place']));
    floatFrom(moved, seen);
    const from = element.dataset['place'];
    onMiss(token, from === undefined ? undefined : Number(from));
  });
  useEffect(() => {
    if (root.current === null) return;
    return letDrag(root.current, { selector: draggable, onStart, onMove, onEnd });
  }, [root]);
}

function movedOf(element: HTMLElement): HTMLElement {
  return element.querySelector<HTMLElement>('[data-word]') ?? element;
}

/** The slot that the finger is on, else the one that the word covers most of: small hands are not exact. */
function slotUnder(slots: HTMLElement[], moved: HTMLElement, { x, y }: Dragged): HTMLElement | undefined {
  const word = moved.getBoundingClientRect();
  const covered = slots.map((slot) => {
    const { left, right, top, bottom } = slot.getBoundingClientRect();
    const isUnder = x >= left && x <= right && y >= top && y <= bottom;
    const width = Math.min(right, word.right) - Math.max(left, word.left);
    const height = Math.min(bottom, word.bottom) - Math.max(top, word.top);
    return { slot, share: isUnder ? Infinity : Math.max(0, width) * Math.max(0, height) };
  });
  const [best] = covered.toSorted((one, other) => other.share - one.share);
  return best !== undefined && best.share > 0 ? best.slot : undefined;
}
