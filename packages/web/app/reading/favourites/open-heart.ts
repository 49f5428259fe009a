import { currentSession, storedCookies, subscribe } from '../../request/session/browser-session.ts';
import { currentProfile } from '../../request/session/session.ts';
import { on } from '../reader/reader-events.ts';
import { favouritesCookie, favouritesFor } from '../../profiles/favourites/favourites-cache.ts';
import { isAnythingWaiting, queueCall, sendWaiting } from '../../offline/sync-queue/sync-queue.ts';
import { toggleFavourite } from './toggle-favourite.ts';

/** The reader has it loaded, for the turns of its pages. */
const syncQueue = { isAnythingWaiting, queueCall, sendWaiting };

/**
 * The heart on the last page of the reader, which is drawn before anybody knows who reads. Looked at again when the book is
 * come back to: what it shows of who has signed out since goes with the page (`subscribe`).
 */
export function openHeart(reader: HTMLElement): void {
  reader.addEventListener('click', (event) => {
    const heart = (event.target as Element).closest<HTMLButtonElement>('[data-heart]');
    if (heart === null) return;
    event.preventDefault();
    void press(heart);
  });
  const look = () => show(reader);
  on(reader, 'turned', look);
  subscribe(look);
  look();
}

async function press(heart: HTMLButtonElement): Promise<void> {
  const outcome = toggleFavourite(heart.value, async () => syncQueue);
  show(heart.form);
  heart.form?.querySelector('[role=status]')?.replaceChildren(heart.dataset[await outcome] ?? '');
  show(heart.form);
}

function show(within: ParentNode | null): void {
  const session = currentSession();
  const { bookIds } = favouritesFor(
    session && currentProfile(session)?.id,
    storedCookies().get(favouritesCookie) ?? '',
  );
  for (const heart of within?.querySelectorAll<HTMLButtonElement>('[data-heart]') ?? [])
    heart.setAttribute('aria-pressed', String(bookIds.includes(heart.value)));
}
