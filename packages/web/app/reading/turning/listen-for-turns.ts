import type { Point } from '../reader/reader-events.ts';
import { type Direction, type Turn, turnOfKey, turnOfSwipe, turnOfTap } from './turn-of.ts';

interface Listener {
  reader: HTMLElement;
  stage: HTMLElement;
  direction: Direction;
  /** What scrolls on the shown page, if anything. */
  scroller: () => HTMLElement | undefined;
  turn: (turn: Turn) => void;
  /** Reads the sentence at a point aloud. */
  listen: (at: Point) => void;
  /** Shows the picture from nearby, around a point. */
  enlarge: (at: Point) => void;
}

/** Hears keys, swipes and presses of the links that turn pages. */
export function listenForTurns(listener: Listener): void {
  document.addEventListener('keydown', (event) => onKey(event, listener));
  listener.reader.addEventListener('click', (event) => onPress(event, listener));
  listenForSwipes(listener);
}

function onPress(event: MouseEvent, listener: Listener): void {
  const link = (event.target as Element).closest<HTMLElement>('[data-turn]');
  const isOwn = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isOwn) return;
  if (link !== null) {
    event.preventDefault();
    const { turn } = link.dataset;
    // Noted with the turn (record/open-record.ts), by this document or, where the cover is another one, by that.
    if (turn === 'first') listener.reader.dataset['again'] = '';
    listener.turn(turn as Turn);
  } else if (getSelection()?.isCollapsed !== false) onTap(event, listener);
}

/**
 * A tap at an outer edge of the page turns it, one on a sentence reads it aloud. On a picture small hands rest: only
 * two taps do something there.
 */
function onTap(event: MouseEvent, { stage, direction, turn, listen, enlarge }: Listener): void {
  const target = event.target as Element;
  const at = { x: event.clientX, y: event.clientY };
  if (!stage.contains(target) || target.closest('a, button, input, select, label, .end') !== null) return;
  if (target.closest('.page__picture') !== null) {
    if (event.detail === 2) enlarge(at);
    return;
  }
  const tapped = turnOfTap({ x: at.x - stage.getBoundingClientRect().left, width: stage.clientWidth }, direction);
  if (tapped !== undefined) turn(tapped);
  else if (target.closest('[data-story]') !== null) listen(at);
}

function onKey(event: KeyboardEvent, { direction, scroller, turn }: Listener): void {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest('input, textarea, select, dialog, [popover], [contenteditable]')) return;
  if (event.key === ' ' && target.closest('button, summary')) return;
  const area = scroller();
  const isLine =
    (event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey && !event.ctrlKey && !event.metaKey;
  const turned = isLine ? undefined : turnOfKey(event, direction);
  if (!isLine && turned === undefined) return;
  event.preventDefault();
  const isDown = isLine ? event.key === 'ArrowDown' : turned === 'next';
  if (isLine) return scroll(area, isDown ? 48 : -48);
  // A page longer than its place is first read to its end.
  const isScreenful = event.key === ' ' || event.key.startsWith('Page');
  if (isScreenful && area !== undefined && canScroll(area, isDown))
    return scroll(area, area.clientHeight * (isDown ? 0.85 : -0.85));
  if (turned !== undefined && !event.repeat) turn(turned);
}

function scroll(area: HTMLElement | undefined, by: number): void {
  area?.scrollBy({ top: by });
}

function canScroll(area: HTMLElement, isDown: boolean): boolean {
  return isDown ? area.scrollTop + area.clientHeight < area.scrollHeight - 2 : area.scrollTop > 2;
}

/**
 * Up and down stay with the browser (`touch-action` in reader.css), and all of it while the page is enlarged. Heard on
 * the document: while the book opens, a view transition lies over the page, and a finger on it meets only the root.
 */
function listenForSwipes({ stage, direction, turn }: Listener): void {
  let start: PointerEvent | undefined;
  document.addEventListener('pointerdown', (event) => {
    const isFinger = event.isPrimary && event.pointerType !== 'mouse' && !isOnControl(event.target);
    start = isFinger && !isEnlarged() ? event : undefined;
  });
  document.addEventListener('pointercancel', () => (start = undefined));
  document.addEventListener('pointerup', (event) => {
    if (start === undefined || getSelection()?.isCollapsed === false) return;
    const swipe = {
      right: event.clientX - start.clientX,
      down: event.clientY - start.clientY,
      durationMs: event.timeStamp - start.timeStamp,
    };
    start = undefined;
    const turned = turnOfSwipe(swipe, direction);
    if (turned !== undefined) turn(turned);
  });
  window.visualViewport?.addEventListener('resize', () => stage.toggleAttribute('data-enlarged', isEnlarged()));
}

function isOnControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('.reader__top, .reader__nav, .signbox, dialog, [popover]') !== null
  );
}

function isEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}
