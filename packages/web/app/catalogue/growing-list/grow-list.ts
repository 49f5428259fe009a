import { writeNumber } from '../../i18n/page-facts.ts';
import { savesData } from '../../offline/saves-data.ts';
import { emitPartsAdded, onPartsAdded } from '../../ui/parts-added.ts';
import { untilLeft } from '../../ui/sending/until-left.ts';

interface GrownState {
  /** How many parts were added to the list of this entry of the history, and where on the page somebody was. */
  grown?: { parts: number; top: number };
}

/** So many parts come by themselves between two presses: behind them the foot of the page can be reached. */
const maxByScroll = 5;

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
  // What is put back is not added by scrolling as well.
  growAgain().then(watchScroll, watchScroll);
}

/** Lists that say so grow as their end comes near. Where a part cannot be had, or data is saved, the link is to be pressed. */
function watchScroll(): void {
  if (savesData()) return;
  let parts = 0;
  const nearEnd = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting || parts >= maxByScroll || target.getAttribute('aria-busy') === 'true') continue;
        parts += 1;
        const isFocused = target === document.activeElement;
        grow(target as HTMLAnchorElement)
          .then((first) => isFocused && focusOn(first))
          .catch(console.warn);
      }
    },
    { rootMargin: '0px 0px 600px' },
  );
  const watch = () => {
    for (const more of document.querySelectorAll('a[data-at-scroll]')) nearEnd.observe(more);
  };
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[data-at-scroll]') !== null) parts = 0;
  });
  watch();
  onPartsAdded(watch);
}

/** Adds the next part; where it cannot be had its own page says so, unless another is on its way. */
async function growOrOpen(more: HTMLAnchorElement): Promise<void> {
  const here = untilLeft();
  try {
    focusOn(await grow(more));
  } catch (error) {
    if (!here.signal.aborted && more.isConnected) location.assign(more.href);
    console.warn(error);
  } finally {
    here.abort();
  }
}

/** Adds the next part. @returns the first element that was added; none where the page shows another list by now @throws TypeError where it cannot be had */
async function grow(more: HTMLAnchorElement): Promise<Element | undefined> {
  more.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(more.href);
    // A list that begins anew, because its place is not known any more, is no next part.
    if (!answer.ok || answer.redirected) throw new TypeError(`The next part cannot be had: ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (!more.isConnected) return undefined;
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
