import { hear } from '../../reading/reader/reader-events.ts';
import { ownDay } from '../../profiles/reminder/own-day.ts';
import { whoReads } from '../../reading/record/who-reads.ts';
import { deedsOf } from '../deeds/kept-deeds.ts';
import { noteDeed } from '../deeds/note-deed.ts';
import { keepStickersAddress } from '../sign-in/flags.ts';
import { noteLeaving } from '../sign-in/left-here.ts';
import { pathToGoBackTo } from '../walk/walked-paths.ts';
import { pagesRead } from './pages-read.ts';

const hasSticker = 'has-sticker';

/** Notes that a book was read to its end, and shows the sticker for it on the last page. */
export function openReward(reader: HTMLElement): void {
  const { bookId = '', language: languageId = '', last } = reader.dataset;
  const end = Number(last);
  const pages = pagesRead(bookId, end - 1);
  let isOpened = false;
  let isNoting = false;
  const at = () => Number(reader.dataset['at']);

  // Opened in its middle: somebody goes on where they were.
  function note(): void {
    for (let page = isOpened ? at() : 1; page <= at(); page++) pages.note(page);
    isOpened = true;
  }

  async function look(): Promise<void> {
    if (at() < end) return note();
    isOpened = true;
    const reward = reader.querySelector<HTMLElement>('.page[data-at="now"] [data-reward]');
    if (reward === null || reward.classList.contains(hasSticker)) return;
    if (isNoting) return;
    if (pages.isRead()) {
      isNoting = true;
      const noted = await noteDeed({ kind: 'book', bookId, languageId }).finally(() => (isNoting = false));
      // Not before: a page that is left meanwhile must know it again.
      pages.forget();
      showReward(reward, noted);
    } else if (await isKnown(bookId)) showReward(reward, { isNew: false });
    else showWayBack(reward);
  }

  const lookAgain = () => void look().catch((error: unknown) => console.warn('No sticker can be shown:', error));
  hear(reader, 'turned', lookAgain);
  lookAgain();
}

async function isKnown(bookId: string): Promise<boolean> {
  const deeds = await deedsOf(whoReads()?.profileId ?? '');
  return deeds.some((deed) => deed.kind === 'book' && deed.bookId === bookId);
}

/** What a deed brought, as it is shown. */
interface Shown {
  isNew: boolean;
  badge?: { picture: string } | undefined;
}

/** Shows the sticker of a deed, the badge that came with it, and the ways on. */
export function showReward(reward: HTMLElement, { isNew, badge }: Shown): void {
  const { sticker = '', own = '', earned = '' } = reward.dataset;
  reward.classList.add(hasSticker);
  reward.classList.toggle('is-new', isNew);
  reward.hidden = false;
  showWayBack(reward);
  const told = part(reward, 'told');
  // What is filled while it appears is not read out.
  setTimeout(() => told?.replaceChildren(isNew ? sticker : own, badge === undefined ? '' : ` ${earned}`), 100);
  if (badge !== undefined) {
    part(reward, 'badge', true)?.querySelector('img')?.setAttribute('src', badge.picture);
  }
  if (isNew && whoReads() === undefined) offerToKeep(reward);
}

function showWayBack(reward: HTMLElement): void {
  const path = pathToGoBackTo();
  if (path === undefined) return;
  reward.hidden = false;
  part(reward, 'back', true)?.setAttribute('href', path);
}

const offeredKey = 'keepStickersOffered';

/** At the first new sticker of a day. */
function offerToKeep(reward: HTMLElement): void {
  if (wasOffered(ownDay())) return;
  const offer = part(reward, 'offer', true);
  const keep = offer?.querySelector('a');
  keep?.setAttribute('href', keepStickersAddress(pathToGoBackTo() ?? '/pathways'));
  keep?.addEventListener('click', noteLeaving);
  offer?.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    reward.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  });
}

/** Whether it was offered before on this day; it has been now. */
function wasOffered(today: string): boolean {
  try {
    const isOffered = localStorage.getItem(offeredKey) === today;
    localStorage.setItem(offeredKey, today);
    return isOffered;
  } catch {
    // Storage is switched off: nothing that was earned is kept, and signing in would keep nothing either.
    return true;
  }
}

function part(reward: HTMLElement, name: string, isShown = false): HTMLElement | null {
  const found = reward.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (isShown && found !== null) found.hidden = false;
  return found;
}
