/**
 * Not between the frames of what moves, but soon enough for a child who turns fast. Left without a limit, Chromium may never
 * call back on a page that has come to rest: its idle times begin with frames, and such a page asks for none.
 */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 400 });
  else setTimeout(then, 100);
}

/** When the frame that shows a change has been painted. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
