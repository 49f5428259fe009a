import { currentSession, storedCookies, subscribe } from '../../request/session/browser-session.ts';
import { currentProfile } from '../../request/session/session.ts';
import { onPartsAdded } from '../../ui/parts-added.ts';
import { hideToast } from '../../ui/toasts/hide-toast.ts';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { favouritesCookie, favouritesFor } from '../../profiles/favourites/favourites-cache.ts';
import { toggleFavourite } from './toggle-favourite.ts';

/**
 * The hearts of a page: filled from the cookie, since pages of visitors are the same for all of them, and turned at a
 * press. Without this a heart sends its form (`favourite-screen.tsx`).
 */
export function watchHearts(): void {
  document.addEventListener('click', (event) => {
    const heart = (event.target as Element).closest<HTMLButtonElement>('button.heart');
    if (heart === null) return;
    event.preventDefault();
    void press(heart);
  });
  onPartsAdded(fillHearts);
  subscribe(() => fillHearts(document));
  fillHearts(document);
}

/** Shows which books are marked, of those that stand in this part of the page. */
function fillHearts(within: ParentNode): void {
  const hearts = within.querySelectorAll<HTMLButtonElement>('button.heart');
  if (hearts.length === 0) return;
  const session = currentSession();
  const { bookIds } = favouritesFor(
    session && currentProfile(session)?.id,
    storedCookies().get(favouritesCookie) ?? '',
  );
  const marked = new Set(bookIds);
  for (const heart of hearts) heart.setAttribute('aria-pressed', String(marked.has(heart.value)));
}

async function press(heart: HTMLButtonElement): Promise<void> {
  const says = heart.form?.dataset;
  const outcome = await toggleFavourite(heart.value, () => import('../../offline/sync-queue/sync-queue.ts'));
  if (outcome === 'unmarked') hideToast();
  if (outcome === 'marked') showToast({ kind: 'done', text: says?.['marked'] ?? '' });
  if (outcome === 'failed') showToast({ kind: 'failed', text: says?.['failed'] ?? '' });
  if (outcome === 'offline') showToast({ kind: 'offline', text: says?.['offline'] ?? '' });
}
