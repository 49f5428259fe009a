/** A finger's click comes a little after the finger has left; after a drag, or a key that types none, none comes. */
const clickWithinMs = 300;

let pressing: Promise<void> = Promise.resolve();

/** From here on `released` knows of every press. */
export function watchPresses(): void {
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, () => (pressing = untilReleased()), { capture: true, passive: true });
}

/** When nothing is held down any more, and the click that came of it has been heard. */
export function released(): Promise<void> {
  return pressing;
}

function untilReleased(): Promise<void> {
  const ended = new AbortController();
  return new Promise((resolve) => {
    const end = () => {
      ended.abort();
      resolve();
    };
    const { signal } = ended;
    // In the capturing phase, for others hold a press back; its end comes behind those who hear the click itself.
    addEventListener('click', () => setTimeout(end), { capture: true, signal });
    for (const sign of ['pointerup', 'keyup'])
      addEventListener(sign, () => setTimeout(end, clickWithinMs), { capture: true, signal });
    addEventListener('pointercancel', end, { capture: true, signal });
    // Of the window alone: a press also takes the focus from where it was.
    addEventListener('blur', end, { signal });
  });
}
