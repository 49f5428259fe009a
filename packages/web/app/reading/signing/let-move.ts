const step = 24;

/** Lets a box be moved by its handle: with a finger, a mouse or the arrow keys, never off the screen. */
export function letMove(box: HTMLElement, handle: HTMLElement): void {
  let [right, down] = [0, 0];

  function moveBy(byRight: number, byDown: number): void {
    const place = box.getBoundingClientRect();
    right += clamp(byRight, -place.left, innerWidth - place.right);
    down += clamp(byDown, -place.top, innerHeight - place.bottom);
    box.style.translate = `${right}px ${down}px`;
  }

  handle.addEventListener('pointerdown', (event) => {
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
    handle.focus();
  });
  handle.addEventListener('pointermove', (event) => {
    if (handle.hasPointerCapture(event.pointerId)) moveBy(event.movementX, event.movementY);
  });
  handle.addEventListener('keydown', (event) => {
    const [byRight, byDown] = arrows[event.key] ?? [0, 0];
    if (byRight === 0 && byDown === 0) return;
    // Else the page would turn.
    event.preventDefault();
    event.stopPropagation();
    moveBy(byRight, byDown);
  });
  addEventListener('resize', () => moveBy(0, 0));
}

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(least, 0)), Math.max(most, 0));
}
