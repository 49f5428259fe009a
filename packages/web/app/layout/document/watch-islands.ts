import type { hydrateIsland, loadIsland } from './hydrate-island.tsx';
import { currentSession } from '../../request/session/browser-session.ts';
import { canSaveBooks } from '../../offline/can-save-books.ts';
import { hasOfflineBooks } from '../../offline/has-offline-books.ts';
import { revealOffer } from '../../offline/saving/reveal-offer.ts';
import { loadInterfaceText } from '../../i18n/load-messages.ts';
import { showOffline } from '../../ui/toasts/show-offline.ts';
import { onPartsAdded } from '../../ui/parts-added.ts';
import { holdEvents, letGoOfPress, replay } from './held-events.ts';
import { needs } from './needs.ts';
import { released, watchPresses } from './released.ts';

let loading: Promise<{ hydrateIsland: typeof hydrateIsland; loadIsland: typeof loadIsland }> | undefined;
const alive = new WeakSet<Element>();

/** Hydrates islands when they are pointed at, focused or opened, and passes on a press that came before. */
export function watchIslands(): void {
  // On a screen they live already, or will with all the rest.
  if ('screen' in document.documentElement.dataset) return;
  // Before what wakes at the same press: promises go on between two listeners.
  watchPresses();
  const early = { capture: true, passive: true } as const;
  for (const sign of ['pointerdown', 'focusin'])
    document.addEventListener(sign, ({ target }) => wake(islandOf(target)), early);
  document.addEventListener('pointermove', wakePointedAt, early);
  // The menu is the way to what it opens.
  const menu = document.querySelector('[commandfor=menu]');
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    menu?.addEventListener(sign, wakeSessionDialogs, { passive: true });
  disableUntilAnswered();
  holdEvents((target) => {
    const island = islandOf(target);
    if (island === undefined || alive.has(island)) return undefined;
    return island;
  });
  offerToKeep(document);
  onPartsAdded(offerToKeep);
  wakeNeeded();
  onPartsAdded(wakeNeeded);
  // Another tab may have kept the first book.
  addEventListener('storage', wakeNeeded);
  if (currentSession()?.userInfo.id !== document.documentElement.dataset['account']) wakeAllOfSession();
}

/** A browser also tells of a mouse that lies still, where the page has moved under it. */
function wakePointedAt({ target, movementX, movementY }: PointerEvent): void {
  if (movementX !== 0 || movementY !== 0) wake(islandOf(target));
}

function wakeSessionDialogs(): void {
  const island = document.querySelector<HTMLElement>('[data-island=session-dialogs]');
  if (island?.firstElementChild) wake(island);
}

/** Without script an unfinished form can be sent, and is answered; with script its button waits for its answers. */
function disableUntilAnswered(within: ParentNode = document, isDisabled = true): void {
  for (const button of within.querySelectorAll<HTMLButtonElement>('[data-answers] [type=submit]'))
    button.disabled = isDisabled;
}

function islandOf(target: EventTarget | null): HTMLElement | undefined {
  return (target as Element | null)?.closest?.<HTMLElement>('[data-island]') ?? undefined;
}

/** The page was made for somebody else: a copy for anyone, shown to who is signed in. */
function wakeAllOfSession(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-of-session]')) wake(island, true);
}

function wakeNeeded(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-need]'))
    if (needs[island.dataset['need'] ?? '']?.() === true) wake(island);
}

/** Where there are books on this device, their offers tell that they are here. */
function offerToKeep(within: ParentNode): void {
  const offers = within.querySelectorAll<HTMLElement>('[data-island]:has([data-save])');
  if (offers.length === 0 || !canSaveBooks()) return;
  const isAnyHere = hasOfflineBooks();
  for (const offer of offers) {
    if (isAnyHere || offer.querySelector('[data-choice]') !== null) wake(offer);
    else revealOffer(offer);
  }
}

function wake(island: HTMLElement | undefined, isNew = false): void {
  if (island === undefined || 'waking' in island.dataset) return;
  island.dataset['waking'] = '';
  loading ??= import('./hydrate-island.tsx');
  loading
    .then(async ({ hydrateIsland: hydrate }) => {
      const isAnew = isNew || 'anew' in island.dataset;
      // React takes the button to be as the server wrote it: of a form that is answered already it would stay disabled.
      disableUntilAnswered(island, false);
      const hasFocus = island.contains(document.activeElement);
      await hydrate(island, { isNew: isAnew, released });
      if (hasFocus && document.activeElement === document.body) firstButton(island)?.focus();
    })
    .then(
      () => {
        island.dataset['living'] = '';
        return replay(island).finally(() => alive.add(island));
      },
      (error: unknown) => {
        // The next press tries again; one that waited is not left without a word.
        delete island.dataset['waking'];
        loading = undefined;
        console.warn(error);
        if (letGoOfPress(island)) showOffline();
      },
    );
}

function firstButton(island: HTMLElement): HTMLElement | null {
  return island.querySelector('button');
}

/**
 * For who is signed in, so that the menu answers when the network is away: what was read may wait to be sent, and who
 * signs out is asked about it.
 */
export async function fetchIslands(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['account'] === undefined || 'screen' in dataset) return;
  loading ??= import('./hydrate-island.tsx');
  const here = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-need])')];
  const loadingAll = loading.then((loaded) =>
    Promise.all(here.map(({ dataset }) => loaded.loadIsland(dataset['island'] ?? ''))),
  );
  await Promise.all([loadingAll, loadInterfaceText()]).catch((error: unknown) => {
    loading = undefined;
    console.warn(error);
  });
}
