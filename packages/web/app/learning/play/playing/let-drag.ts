/** Where a finger, mouse or pen is on the screen, and how far it came on the page: pixels. */
export interface Dragged {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

interface Dragging {
  /** What may be dragged. */
  selector: string;
  onStart: (element: HTMLElement) => void;
  onMove: (element: HTMLElement, at: Dragged) => void;
  /** Without a place where it was broken off, as by a call that comes in. */
  onEnd: (element: HTMLElement, at: Dragged | undefined) => void;
}

/** Less is the shaking of a finger that taps. */
const minPx = 8;
/** So near the edge of the screen the page moves along. */
const edgePx = 64;

/** Lets what is in an element be dragged by touch, mouse or pen; a tap stays a tap. @returns what ends it */
export function letDrag(within: HTMLElement, dragging: Dragging): () => void {
  const begin = (down: PointerEvent) => {
    const element = (down.target as Element).closest<HTMLElement>(dragging.selector);
    if (element !== null && down.isPrimary && down.button === 0) follow(element, down, dragging);
  };
  within.addEventListener('pointerdown', begin);
  return () => within.removeEventListener('pointerdown', begin);
}

function follow(element: HTMLElement, down: PointerEvent, { onStart, onMove, onEnd }: Dragging): void {
  const from = { x: down.clientX, y: down.clientY, scroll: scrollY };
  let at: Dragged | undefined;
  const gone = new AbortController();

  function draggedTo({ x, y }: { x: number; y: number }): Dragged {
    return { x, y, dx: x - from.x, dy: y - from.y + scrollY - from.scroll };
  }

  function move(event: PointerEvent): void {
    const now = draggedTo(event);
    if (event.pointerId !== down.pointerId || (at === undefined && Math.hypot(now.dx, now.dy) < minPx)) return;
    if (at === undefined) {
      // What was dragged before the game lived is told again; then nothing is down any more.
      if (event.isTrusted) element.setPointerCapture(down.pointerId);
      onStart(element);
      requestAnimationFrame(moveAlong);
    }
    at = now;
    onMove(element, at);
  }

  /** What is dragged to the edge of the screen takes the page with it. */
  function moveAlong(): void {
    if (gone.signal.aborted || at === undefined) return;
    const before = scrollY;
    if (at.y < edgePx) scrollBy({ top: -8, behavior: 'instant' });
    if (at.y > innerHeight - edgePx) scrollBy({ top: 8, behavior: 'instant' });
    if (scrollY !== before) onMove(element, (at = draggedTo(at)));
    requestAnimationFrame(moveAlong);
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    gone.abort();
    if (at === undefined) return;
    const isLetGo = event.type === 'pointerup';
    if (isLetGo) stopClick();
    onEnd(element, isLetGo ? draggedTo(event) : undefined);
  }

  const { signal } = gone;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

/** A mouse that lets go of what it dragged also clicks. */
function stopClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
