import { type PointerEvent, type RefObject, useRef } from 'react';

import { within } from './placing.ts';
import type { usePlacing } from './use-placing.ts';

/** A finger that stays within this many pixels taps; further on it drags. */
const tapPixels = 8;

interface Pressed {
  id: string;
  pointerId: number;
  x: number;
  y: number;
  isDragging: boolean;
}

/** Drags stickers with mouse or finger; who only taps picks one up and taps the place where it goes. */
export function useDragging(sheet: RefObject<HTMLElement | null>, placing: ReturnType<typeof usePlacing>) {
  const pressed = useRef<Pressed>(undefined);
  // The click that follows a drag is not a tap.
  const hasDragged = useRef(false);

  function shareAt({ clientX, clientY }: { clientX: number; clientY: number }) {
    const { left, top, width, height } = sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  /** What a finger lets go of; nothing where it is another one. */
  function letGo({ pointerId }: { pointerId: number }): Pressed | undefined {
    const one = pressed.current;
    if (one?.pointerId !== pointerId) return undefined;
    pressed.current = undefined;
    return one;
  }

  const isOnSheet = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= 1 && y >= 0 && y <= 1;

  return {
    shareAt,
    /** Whether a click only ends a drag. */
    endsDrag() {
      const ends = hasDragged.current;
      hasDragged.current = false;
      return ends;
    },
    /** What a key presses ends no drag: a finger, or what comes out of the tray, is followed by no click. */
    noteKey() {
      hasDragged.current = false;
    },
    of: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // A second finger, or a hand that rests on the screen, takes nothing out of the first one.
        if (event.button !== 0 || !event.isPrimary) return;
        hasDragged.current = false;
        pressed.current = { id, pointerId: event.pointerId, x: event.clientX, y: event.clientY, isDragging: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const one = pressed.current;
        if (one === undefined || one.pointerId !== event.pointerId) return;
        const isFar = Math.hypot(event.clientX - one.x, event.clientY - one.y) > tapPixels;
        if (!one.isDragging && !isFar) return;
        if (!one.isDragging) {
          one.isDragging = true;
          // What was dragged before the book lived is told again; then nothing is down any more.
          if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
          placing.pick(id);
        }
        const { x, y } = shareAt(event);
        placing.drag(within(x), within(y));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const one = letGo(event);
        if (one?.isDragging !== true) return;
        hasDragged.current = true;
        if (isOnSheet(shareAt(event))) placing.put();
        else placing.putBack();
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        if (letGo(event)?.isDragging === true) placing.putBack();
      },
    }),
  };
}
