/** What of a pointer is told again to an island once it lives, so that what was dragged before is where it was dragged to. */
const ofPointer = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

interface HeldEvent {
  target: Element;
  event: Event;
}

const held = new WeakMap<Element, HeldEvent[]>();
/** Those of a browser are none or more. */
const replayedId = -2;
/** What is told again is not held again. */
let isReplaying = false;

/**
 * Holds what is done on islands that do not live yet: presses of what only they can answer, and where a finger or mouse
 * goes. `islandOf`: the island that something is in, undefined for one that lives.
 */
export function holdEvents(islandOf: IslandOf): void {
  const options = { capture: true, passive: true } as const;
  for (const sign of ofPointer) document.addEventListener(sign, (event) => holdPointer(event, islandOf), options);
  for (const sign of ['click', 'submit'])
    document.addEventListener(sign, (event) => holdPress(event, islandOf(event.target)), { capture: true });
}

type IslandOf = (target: EventTarget | null) => HTMLElement | undefined;

/** What a finger or mouse took hold of: as when it is captured, all that it does belongs to that until it lets go. */
let taken: { pointerId: number; island: HTMLElement; target: Element } | undefined;

function holdPointer(event: PointerEvent, islandOf: IslandOf): void {
  if (isReplaying) return;
  const { type, pointerId } = event;
  const target = event.target as Element;
  if (type === 'pointerdown') {
    const island = islandOf(target);
    taken = island && { pointerId, island, target };
  }
  if (taken?.pointerId !== pointerId || islandOf(taken.target) === undefined) return;
  const events = held.get(taken.island) ?? [];
  // Of a way its end is enough.
  if (type === 'pointermove' && events.at(-1)?.event.type === 'pointermove') events.pop();
  event.stopImmediatePropagation();
  hold(taken.island, event, taken.target);
  if (isLetGo(event)) taken = undefined;
}

function holdPress(event: Event, island: HTMLElement | undefined): void {
  if (island === undefined || isReplaying) return;
  // A link leads on, and what the platform does by itself (a command, a native form) needs nobody.
  const pressed = (event.target as Element).closest<HTMLElement>('button:not([commandfor]), input, select, form');
  if (pressed === null) return;
  if (event.type === 'click' && !pressed.matches('button')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // What is made anew may have another button in the place of a second press.
  const isSecond = 'anew' in island.dataset && (held.get(island) ?? []).some((one) => isPress(one.event));
  if (!isSecond) hold(island, event, pressed);
}

function hold(island: HTMLElement, event: Event, target: Element): void {
  const events = held.get(island) ?? [];
  events.push({ event, target });
  held.set(island, events);
}

function isPress({ type }: Event): boolean {
  return type === 'click' || type === 'submit';
}

/** Whether something was pressed that nobody has answered; it is let go of. */
export function letGoOfPress(island: HTMLElement): boolean {
  const events = held.get(island) ?? [];
  held.delete(island);
  return events.some(({ event }) => isPress(event));
}

/** Tells an island that can answer now what was done on it before, in its order; what is done meanwhile comes after it. */
export async function replay(island: HTMLElement): Promise<void> {
  let isOver = false;
  for (let next = held.get(island)?.shift(); next !== undefined; next = held.get(island)?.shift()) {
    if (next.event.type === 'pointerdown') isOver = (held.get(island) ?? []).some(({ event }) => isLetGo(event));
    isReplaying = true;
    if (isPress(next.event)) pressAgain(island, next);
    else next.target.dispatchEvent(pointerAgain(next.event as PointerEvent, isOver));
    isReplaying = false;
    // What came of it is drawn before the next.
    await new Promise((resolve) => setTimeout(resolve));
  }
  held.delete(island);
}

function isLetGo({ type }: Event): boolean {
  return type === 'pointerup' || type === 'pointercancel';
}

/** One that is still down goes on by itself; one that is over has a number of its own, or where the mouse is by now would make a drag of it. */
function pointerAgain(event: PointerEvent, isOver: boolean): PointerEvent {
  const { type, bubbles, cancelable, composed, clientX, clientY, button, buttons, isPrimary, pointerType } = event;
  const same = { bubbles, cancelable, composed, clientX, clientY, button, buttons, isPrimary, pointerType };
  return new PointerEvent(type, { ...same, pointerId: isOver ? replayedId : event.pointerId });
}

/** What was pressed may have been made anew: then the first button stands in its place. */
function pressAgain(island: HTMLElement, { event, target: pressed }: HeldEvent): void {
  if (!pressed.isConnected) island.querySelector('button')?.click();
  else if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else
    pressed.dispatchEvent(
      new PointerEvent('click', { bubbles: true, cancelable: true, detail: detailOf(event, pressed) }),
    );
}

/** As it was, since a press by key (0) leads the focus on and one by a finger does not; but who has gone on meanwhile is not led away. */
function detailOf({ detail }: Event & { detail?: number }, pressed: Element): number {
  return pressed === document.activeElement ? (detail ?? 0) : 1;
}
