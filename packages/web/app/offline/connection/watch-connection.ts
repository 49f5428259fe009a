import { pressedLink } from '../../ui/pressed-link.ts';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { cacheNames, downloadedPath, firstPageOf } from '../cache-keys.ts';
import { isOffline, onConnectionChange } from './is-offline.ts';
import { reachesLibrarySoon, reachLibrary } from './reach-library.ts';

/** What opens without a network: addresses without their origin. */
let opens = new Set<string>();

/** Without a network books that are not here turn pale, and a press says so instead of leading nowhere. */
export function watchConnection(): void {
  const sheet = document.head.appendChild(document.createElement('style'));
  const look = async () => {
    document.querySelector('#connection > .offline')?.toggleAttribute('hidden', !isOffline());
    if (isOffline()) opens = await whatOpens();
    sheet.textContent = isOffline() ? paleBooks() : '';
    for (const picture of document.querySelectorAll<HTMLImageElement>('.cover img')) hideBroken(picture);
  };
  onConnectionChange(() => void look());
  void look();
  if (isOffline() && navigator.onLine) void reachLibrary();
  addEventListener('error', ({ target }) => hideBroken(target), { capture: true });
  // Before anybody else hears of it.
  addEventListener('click', (event) => isOffline() && onPress(event), { capture: true });
}

async function whatOpens(): Promise<Set<string>> {
  const found = new Set<string>();
  try {
    for (const name of [cacheNames.kept, cacheNames.pages]) {
      if (!(await caches.has(name))) continue;
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        found.add(pathname + search);
      }
    }
  } catch (error) {
    // In a private window some browsers refuse to look: then nothing is here, and a press says so.
    console.warn('This device does not say what is on it:', error);
  }
  return found;
}

/** A cover that did not come leaves its colour, and no sign of a fault. */
function hideBroken(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || picture.closest('.cover') === null) return;
  const isBroken = picture.complete && picture.naturalWidth === 0;
  picture.style.visibility = isBroken && isOffline() ? 'hidden' : '';
}

/** A book is here when it can be read; its own page alone would lead on to nothing. */
function paleBooks(): string {
  const here = [...opens].flatMap((path) => {
    const slug = /^\/read\/([^/]+)\/0$/.exec(path)?.[1];
    return slug === undefined || !opens.has(`/book/${slug}`) ? [] : [`/book/${slug}`];
  });
  const lists = [...opens].filter((path) => path.startsWith('/collection/'));
  const these = [...here, ...lists].map((path) => `[href="${CSS.escape(path)}"]`);
  const others = these.length === 0 ? '' : `:not(${these.join(',')})`;
  return `a[href^="/"]${others} .cover{opacity:.4;filter:saturate(.3)}`;
}

function onPress(event: MouseEvent): void {
  const link = pressedLink(event);
  if (link === undefined) return;
  // One that opens something on the same page says itself when that cannot be had.
  if (link.dataset['stays'] !== undefined) return;
  const { pathname, search } = link;
  if (pathname + search === location.pathname + location.search) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void follow(link);
}

/** Looked up at each press: a press may come before the page has looked, and a book may have been kept since. */
async function follow(link: HTMLAnchorElement): Promise<void> {
  opens = await whatOpens();
  if (canOpen(link) || (await reachesLibrarySoon())) return location.assign(link.href);
  const says = document.getElementById('connection')?.dataset;
  showToast({
    kind: 'offline',
    text: says?.[link.pathname.startsWith('/book/') ? 'book' : 'other'] ?? '',
    detail: says?.['detail'] ?? '',
  });
}

function canOpen({ href, pathname, search }: HTMLAnchorElement): boolean {
  const firstPage = firstPageOf(href);
  if (firstPage !== undefined && opens.has(new URL(firstPage).pathname)) return true;
  return opens.has(pathname + search) || (pathname === '/mybooks' && opens.has(downloadedPath));
}
