const step = 24;

/** How far the box reaches over the edges of the picture, as in the design. */
const over = 16;

/** Below the bar at the top. */
const highest = 56;

interface Movable {
  /** Puts the box where it belongs, unless somebody has put it elsewhere. */
  settle: () => void;
}

/**
 * Lets a box be moved by its handle: with a finger, a mouse or the arrow keys, never off the screen. Until then it is at
 * the lower corner of the picture: at the end of the line, or at its start where the words are beside the picture.
 */
export function letMove(box: HTMLElement, handle: HTMLElement, picture: () => DOMRect | undefined): Movable {
  let [right, down] = [0, 0];
  let isMoved = false;

  function moveBy(byRight: number, byDown: number): void {
    const rect = box.getBoundingClientRect();
    right += clamp(byRight, -rect.left, innerWidth - rect.right);
    down += clamp(byDown, -rect.top, innerHeight - rect.bottom);
    box.style.translate = `${right}px ${down}px`;
  }

  function settle(): void {
    const corner = picture();
    // It does not leave a finger that has just come down on its handle.
    if (isMoved || corner === undefined || box.hidden || handle.matches(':active')) return moveBy(0, 0);
    const { left, top, width, height } = box.getBoundingClientRect();
    const isStart = innerWidth > innerHeight;
    const isAtLeft = isStart === (getComputedStyle(box).direction === 'ltr');
    const leftBefore = isAtLeft ? corner.left - over : corner.right + over - width;
    moveBy(leftBefore - left, Math.max(highest, corner.bottom + over - height) - top);
  }

  let wasDragged = false;
  let corner = 0;
  // Browsers tell the way of a pointer (`movementX`) in pixels of the screen or of the page: its places are of the page.
  let before: Pick<PointerEvent, 'clientX' | 'clientY'>;
  handle.addEventListener('pointerdown', (event) => {
    wasDragged = false;
    before = event;
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
    handle.focus();
  });
  handle.addEventListener('pointermove', (event) => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const [byRight, byDown] = [event.clientX - before.clientX, event.clientY - before.clientY];
    // A finger is never quite still in a tap.
    if (Math.abs(byRight) < 1 && Math.abs(byDown) < 1) return;
    before = event;
    isMoved = wasDragged = true;
    moveBy(byRight, byDown);
  });
  // Who cannot drag taps: the box goes from corner to corner.
  handle.addEventListener('click', () => {
    if (wasDragged) return;
    isMoved = true;
    const [byRight, byDown] = corners[corner++ % corners.length] ?? [0, 0];
    moveBy(byRight * innerWidth, byDown * innerHeight);
  });
  handle.addEventListener('keydown', (event) => {
    const [byRight, byDown] = arrows[event.key] ?? [0, 0];
    if (byRight === 0 && byDown === 0) return;
    // Else the page would turn.
    event.preventDefault();
    event.stopPropagation();
    isMoved = true;
    moveBy(byRight, byDown);
  });
  addEventListener('resize', settle);
  return { settle };
}

/** As far as it goes that way. */
const corners: [right: number, down: number][] = [
  [0, -1],
  [-1, 0],
  [0, 1],
  [1, 0],
];

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, Math.min(min, 0)), Math.max(max, 0));
}
