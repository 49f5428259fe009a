/** Not between the frames of the slide, but soon enough for a child who turns fast. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 400 });
  else setTimeout(then, 100);
}

/** When the frame that shows a change has been painted. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
