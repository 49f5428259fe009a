/** Lets an element float from where it was seen to where it is now; at once for who wants no motion. */
export function floatFrom(element: HTMLElement, before: DOMRect): void {
  const now = element.getBoundingClientRect();
  if (isStill()) return;
  const by = `${before.x - now.x}px ${before.y - now.y}px`;
  element.animate({ translate: [by, '0 0'] }, { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
}

/** Two that do not belong together part a little, and come to rest. */
export function floatApart(one: HTMLElement, other: HTMLElement): void {
  if (isStill()) return;
  const way = one.getBoundingClientRect().x < other.getBoundingClientRect().x ? -1 : 1;
  for (const [element, by] of [
    [one, 8 * way],
    [other, -8 * way],
  ] as const)
    element.animate({ translate: ['0 0', `${by}px 0`, '0 0'] }, { duration: 340, easing: 'ease-in-out' });
}

function isStill(): boolean {
  return document.documentElement.dataset['calm'] === 'on' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
