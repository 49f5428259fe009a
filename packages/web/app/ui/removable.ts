import { focusHeading } from './focus-heading.ts';

const cameFrom = new WeakMap<Element, HTMLElement>();

/** Notes where the focus was before it went into something that will be taken away. */
export function noteWhereFocusWas(part: HTMLElement): void {
  part.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !part.contains(relatedTarget)) cameFrom.set(part, relatedTarget);
  });
}

/** Takes it away; whoever was in it goes on from where they were before, else from the heading. */
export function removePart(part: Element): void {
  const hadFocus = part.contains(document.activeElement);
  part.remove();
  if (!hadFocus) return;
  cameFrom.get(part)?.focus({ preventScroll: true });
  if (document.activeElement === document.body) focusHeading({ preventScroll: true });
}
