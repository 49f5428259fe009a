import { writeNumber } from '../i18n/page-facts.ts';
import { emitPartsAdded } from '../ui/parts-added.ts';
import { untilLeft } from '../ui/until-left.ts';

interface GrownState {
  /** How many parts were added to the list of this entry of the history, and where on the page somebody was. */
  grown?: { parts: number; top: number };
}

/** "Show more" adds the next part of a list below, as the page of that part has it; going back finds it again. */
export function watchLists(): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const more = (event.target as Element).closest<HTMLAnchorElement>('a[data-more]');
    if (more === null || !isPlain) return;
    event.preventDefault();
    if (more.getAttribute('aria-busy') !== 'true') void growOrOpen(more);
  });
  addEventListener('pagehide', () => {
    const state = (history.state ?? {}) as GrownState;
    if (state.grown !== undefined) history.replaceState({ ...state, grown: { ...state.grown, top: scrollY } }, '');
  });
  void growAgain();
}

/** Adds the next part; where it cannot be had its own page says so, unless another is on its way. */
async function growOrOpen(more: HTMLAnchorElement): Promise<void> {
  const here = untilLeft();
  try {
    focusOn(await grow(more));
  } catch (error) {
    if (!here.signal.aborted) location.assign(more.href);
    console.warn(error);
  } finally {
    here.abort();
  }
}

/** Adds the next part. @returns the first element that was added @throws TypeError where it cannot be had */
async function grow(more: HTMLAnchorElement): Promise<Element | undefined> {
  more.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(more.href);
    if (!answer.ok) throw new TypeError(`The next part cannot be had: ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const name = CSS.escape(more.dataset['more'] ?? '');
    const part = page.querySelector(`[data-list="${name}"]`);
    const end = page.querySelector(`[data-list-end="${name}"]`);
    const list = document.querySelector(`[data-list="${name}"]`);
    if (part === null || end === null || list === null) throw new TypeError('The next part has no list.');
    const [first] = part.children;
    list.append(...part.children);
    const shown = writeNumber(list.children.length);
    for (const status of end.querySelectorAll<HTMLElement>('[data-grown]'))
      status.textContent = status.dataset['grown']?.replace('{shown}', shown) ?? '';
    document.querySelector(`[data-list-end="${name}"]`)?.replaceChildren(...end.childNodes);
    emitPartsAdded(list);
    const state = (history.state ?? {}) as GrownState;
    const parts = (state.grown?.parts ?? 0) + 1;
    history.replaceState({ ...state, grown: { parts, top: scrollY } }, '');
    return first;
  } finally {
    more.removeAttribute('aria-busy');
  }
}

/** A page that is made again, by Back or Reload, grows as far as it was. */
async function growAgain(): Promise<void> {
  const { grown } = (history.state ?? {}) as GrownState;
  if (grown === undefined) return;
  history.replaceState({ ...(history.state as GrownState), grown: undefined }, '');
  for (let part = 0; part < grown.parts; part++) {
    const more = document.querySelector<HTMLAnchorElement>('a[data-more]');
    if (more === null) break;
    await grow(more);
  }
  scrollTo({ top: grown.top, behavior: 'instant' });
}

function focusOn(first: Element | undefined): void {
  first?.querySelector('a')?.focus({ preventScroll: true });
}
