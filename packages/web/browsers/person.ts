import { setTimeout as wait } from 'node:timers/promises';
import type { InputAction, Plain, Session } from './session.ts';

const longestWaitMs = 30_000;

/** What is pressed or looked at: by its kind and its words, as a person knows it, or by a selector where it has no words. */
export type Seen = { kind: 'button' | 'link' | 'radio' | 'heading' | 'text'; words: string } | { css: string };

/** Somebody who reads pages and presses what is on them. */
export interface Person {
  /** Opens a path, and waits until its scripts have taken over. */
  open: (path: string) => Promise<void>;
  press: (what: Seen) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Waits until it is there to be seen. */
  see: (what: Seen) => Promise<void>;
  /** Waits until a function in the page says true. */
  until: <Args extends Plain[]>(why: string, inPage: (...args: Args) => boolean, ...args: Args) => Promise<void>;
  /** Waits until the page is whole and its scripts have taken over. */
  started: () => Promise<void>;
  run: Session['run'];
}

export function personAt(session: Session, origin: string): Person {
  async function repeat<Found>(why: string, look: () => Promise<Found | null | false>): Promise<Found> {
    for (const end = Date.now() + longestWaitMs; ; await wait(50)) {
      // A page that is just left has no answer.
      const found = await look().catch((error: unknown) => ({ error }));
      if (found !== null && found !== false && !(typeof found === 'object' && 'error' in (found as object)))
        return found as Found;
      if (Date.now() > end) throw new Error(`This was waited for: ${why}.`, { cause: found });
    }
  }
  const pointTo = (what: Seen) =>
    repeat(`to press ${JSON.stringify(what)}`, () => session.run(middleOf, what as Plain, true));
  const started = async () => void (await repeat('the scripts of the page', () => session.run(hasStarted)));
  return {
    run: session.run,
    started,
    until: async (why, inPage, ...args) => void (await repeat(why, () => session.run(inPage, ...args))),
    see: async (what) =>
      void (await repeat(`to see ${JSON.stringify(what)}`, () => session.run(middleOf, what as Plain, false))),
    async open(path) {
      await session.open(origin + path);
      await started();
    },
    async press(what) {
      const { x, y } = await pointTo(what);
      const actions: InputAction[] = [
        { type: 'pointerMove', x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await session.perform([{ type: 'pointer', id: 'hand', actions }]);
    },
    async type(text) {
      const actions = Array.from(text).flatMap((value): InputAction[] => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await session.perform([{ type: 'key', id: 'keys', actions }]);
    },
  };
}

/** In the page: whether it is whole, and its scripts, where it has any, have taken over. */
function hasStarted(): boolean {
  const isWaiting =
    document.querySelector('#later') !== null && document.documentElement.dataset['started'] === undefined;
  return document.readyState === 'complete' && !isWaiting;
}

/** In the page: the middle of what is meant, once it stands still and nothing else lies on it; null before. */
async function middleOf(meant: Plain, isPressed: boolean): Promise<{ x: number; y: number } | null> {
  const what = meant as { kind?: string; words?: string; css?: string };
  const kinds: Record<string, string> = {
    button: 'button,[role=button],summary,input[type=submit]',
    link: 'a[href]',
    radio: 'label:has(input[type=radio],input[type=checkbox])',
    heading: 'h1,h2,h3',
    text: 'p,span,strong,output,[role=status],[role=alert],li,dd,h1,h2,h3',
  };
  const named = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.innerText).replace(/\s+/g, ' ').trim();
  const isMeant = (one: HTMLElement) => what.css !== undefined || named(one).startsWith(what.words ?? '');
  const all = [...document.querySelectorAll<HTMLElement>(what.css ?? kinds[what.kind ?? ''] ?? '*')];
  const open = [...document.querySelectorAll('dialog:modal')].at(-1);
  const found = all.find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && isMeant(one) && open?.contains(one) !== false,
  );
  if (found === undefined || found.matches(':disabled')) return null;
  if (!isPressed) return { x: 0, y: 0 };
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = middle();
  const top = document.elementFromPoint(x, y);
  const isFree = top !== null && (found.contains(top) || found.closest('label')?.contains(top) === true);
  return isFree && before.x === x && before.y === y ? { x, y } : null;
}
