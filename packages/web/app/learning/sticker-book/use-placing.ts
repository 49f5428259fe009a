import type { Placement } from '@letsread/learning/contract.ts';
import { useRef, useState } from 'react';

import { afterKey, pagesOf, turned } from './placing.ts';

/** A sticker of the book. */
export interface BookSticker {
  id: string;
  name: string;
  picture: string;
  placement: Placement | null;
}

/** What happened, to be said to who cannot see it. */
export type Happening =
  | { kind: 'picked' | 'put' | 'moved' | 'turned'; sticker: BookSticker; placement: Placement }
  | { kind: 'put-back' | 'taken-out'; sticker: BookSticker };

interface Held {
  id: string;
  /** Where it was when it was picked up. */
  from: Placement | null;
  at: Placement;
}

interface PlacingOptions {
  stickers: readonly BookSticker[];
  save: (id: string, placement: Placement | null) => void;
  announce: (happening: Happening) => void;
}

/** What is held. `now` tells of it at once: what comes from a pointer may come before the next drawing. */
function useHeld() {
  const [held, setHeld] = useState<Held>();
  const now = useRef<Held>(undefined);
  const hold = (next: Held | undefined) => {
    now.current = next;
    setHeld(next);
  };
  return { held, now, hold };
}

/** Where the stickers of a book are, which one is held, and what can be done with it. */
export function usePlacing({ stickers, save, announce }: PlacingOptions) {
  const [changed, setChanged] = useState<ReadonlyMap<string, Placement | null>>(new Map());
  const { held, now, hold } = useHeld();
  const [page, setPage] = useState(1);
  const placementOf = ({ id, placement }: BookSticker) => (changed.has(id) ? (changed.get(id) ?? null) : placement);
  const shown = stickers.map((one) => ({ ...one, placement: held?.id === one.id ? held.at : placementOf(one) }));
  const pages = pagesOf(
    shown.map(({ placement }) => placement),
    page,
  );
  const find = (id: string) => stickers.find((one) => one.id === id);

  function set(id: string, placement: Placement | null) {
    setChanged((before) => new Map(before).set(id, placement));
    save(id, placement);
  }

  function pick(id: string, at?: Placement) {
    const sticker = find(id);
    if (sticker === undefined) return;
    if (now.current !== undefined && now.current.id !== id) put();
    const from = placementOf(sticker);
    const placement = at ?? from ?? { page, x: 0.5, y: 0.5, angle: 0 };
    hold({ id, from, at: placement });
    announce({ kind: 'picked', sticker, placement });
  }

  /** Moves what is held without saying so, as a finger does. */
  function drag(x: number, y: number) {
    if (now.current !== undefined) hold({ ...now.current, at: { ...now.current.at, page, x, y } });
  }

  function put() {
    const { current } = now;
    const sticker = current && find(current.id);
    if (current === undefined || sticker === undefined) return;
    hold(undefined);
    set(current.id, current.at);
    announce({ kind: 'put', sticker, placement: current.at });
  }

  function putBack() {
    const sticker = now.current && find(now.current.id);
    hold(undefined);
    if (sticker !== undefined) announce({ kind: 'put-back', sticker });
  }

  function takeOut() {
    const sticker = now.current && find(now.current.id);
    if (sticker === undefined) return;
    hold(undefined);
    set(sticker.id, null);
    announce({ kind: 'taken-out', sticker });
  }

  function change(kind: 'moved' | 'turned', next: Placement) {
    const { current } = now;
    const sticker = current && find(current.id);
    if (current === undefined || sticker === undefined) return;
    hold({ ...current, at: next });
    setPage(next.page);
    announce({ kind, sticker, placement: next });
  }

  /** Whether the key meant something to what is held. */
  function press(key: string): boolean {
    const { current } = now;
    if (current === undefined) return false;
    const next = afterKey(current.at, key, pages);
    if (next !== undefined) change(next.angle === current.at.angle ? 'moved' : 'turned', next);
    else if (key === 'Escape') putBack();
    else if (key === 'Delete' || key === 'Backspace') takeOut();
    else return false;
    return true;
  }

  return {
    shown,
    held,
    page,
    pages,
    pick,
    drag,
    put,
    putBack,
    takeOut,
    press,
    turnBy: (by: number) => now.current !== undefined && change('turned', turned(now.current.at, by)),
    show: (next: number) => {
      setPage(next);
      if (now.current !== undefined) hold({ ...now.current, at: { ...now.current.at, page: next } });
    },
  };
}
