import type { hydrateIsland } from './hydrate-island.tsx';
import { currentSession } from '../../request/session/browser-session.ts';
import { canKeepBooks } from '../../offline/can-keep-books.ts';
import { revealOffer } from '../../offline/keep/reveal-offer.ts';
import { loadInterfaceText } from '../../i18n/load-messages.ts';
import { hasMark } from '../../offline/shelf-marks.ts';
import { showToast } from '../../ui/show-toast.ts';
import { onPartsAdded } from '../../ui/parts-added.ts';

let loading: Promise<{ hydrateIsland: typeof hydrateIsland }> | undefined;
const alive = new WeakSet<Element>();
/** A press, by pointer or key, that came before its island lived. */
const held = new WeakMap<Element, HTMLElement>();

/** Hydrates islands when they are pointed at, focused or opened, and passes on a press that came before. */
export function watchIslands(): void {
  // On a screen they live already, or will with all the rest.
  if ('screen' in document.documentElement.dataset) return;
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, ({ target }) => wake(islandOf(target)), { capture: true, passive: true });
  // The menu is the way to what it opens.
  const menu = document.querySelector('[commandfor=menu]');
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    menu?.addEventListener(sign, wakeSessionDialogs, { passive: true });
  disableUntilAnswered();
  for (const sign of ['click', 'submit']) document.addEventListener(sign, hold, { capture: true });
  offerToKeep(document);
  onPartsAdded(offerToKeep);
  if (currentSession()?.userInfo.id !== document.documentElement.dataset['account']) wakeAllOfSession();
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

/** Where there are books on this device, their offers tell that they are here. */
function offerToKeep(within: ParentNode): void {
  const offers = within.querySelectorAll<HTMLElement>('[data-island]:has([data-keep])');
  if (offers.length === 0 || !canKeepBooks()) return;
  const isAnyHere = hasMark('books') || hasMark('jobs');
  for (const offer of offers) {
    if (isAnyHere || offer.querySelector('[data-choice]') !== null) wake(offer);
    else revealOffer(offer);
  }
}

function hold(event: Event): void {
  const island = islandOf(event.target);
  if (island === undefined || alive.has(island)) return;
  // A link leads on, and what the platform does by itself (a command, a native form) needs nobody.
  const pressed = (event.target as Element).closest<HTMLElement>('button:not([commandfor]), input, select, form');
  if (pressed === null) return;
  if (event.type === 'click' && !pressed.matches('button')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.set(island, pressed);
  wake(island);
}

function wake(island: HTMLElement | undefined, isNew = false): void {
  if (island === undefined || 'waking' in island.dataset) return;
  island.dataset['waking'] = '';
  loading ??= import('./hydrate-island.tsx');
  loading
    .then(({ hydrateIsland: hydrate }) => {
      // React takes the button to be as the server wrote it: of a form that is answered already it would stay disabled.
      disableUntilAnswered(island, false);
      return hydrate(island, isNew || 'anew' in island.dataset);
    })
    .then(
      () => {
        alive.add(island);
        pressAgain(island);
      },
      (error: unknown) => {
        // The next press tries again; one that waited is not left without a word.
        delete island.dataset['waking'];
        loading = undefined;
        console.warn(error);
        if (held.delete(island)) showToast({ kind: 'offline', text: offlineText() });
      },
    );
}

/** As hearts say it. */
function offlineText(): string {
  return document.getElementById('favourite')?.dataset['offline'] ?? '';
}

/**
 * For who is signed in, so that the menu answers when the network is away: what was read may wait to be sent, and who
 * signs out is asked about it.
 */
export async function fetchIslands(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['account'] === undefined || 'screen' in dataset) return;
  loading ??= import('./hydrate-island.tsx');
  await Promise.all([loading, loadInterfaceText()]).catch((error: unknown) => {
    loading = undefined;
    console.warn(error);
  });
}

/** What was pressed may have been made anew: then the first button stands in its place. */
function pressAgain(island: HTMLElement): void {
  const pressed = held.get(island);
  if (pressed === undefined) return;
  held.delete(island);
  if (!pressed.isConnected) island.querySelector('button')?.click();
  else if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
