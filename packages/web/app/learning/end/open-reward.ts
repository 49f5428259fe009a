import { on } from '../../reading/reader/reader-events.ts';
import { readStored, writeStored } from '../../request/web-storage.ts';
import { ownDay } from '../../i18n/own-day.ts';
import { whoReads } from '../../reading/record/who-reads.ts';
import { seeCompletion } from '../../reading/record/completions.ts';
import { badgeFor } from '../completions/note-completion.ts';
import { keepStickersAddress } from '../sign-in/keep-stickers.ts';
import { noteLeaving } from '../sign-in/left-here.ts';
import { pathToGoBackTo } from '../path-progress/visited-paths.ts';

const hasSticker = 'has-sticker';

/**
 * Shows the sticker of a finished book on the page of its makers. `settle` is done when this device has saved the last
 * page; with it the book is finished.
 */
export function openReward(reader: HTMLElement, settle: () => Promise<void>): void {
  const { bookId = '', last } = reader.dataset;
  let isLooking = false;

  async function look(): Promise<void> {
    if (Number(reader.dataset['at']) < Number(last) || isLooking) return;
    const reward = reader.querySelector<HTMLElement>('.page[data-at="now"] [data-reward]');
    if (reward === null || reward.classList.contains(hasSticker)) return;
    isLooking = true;
    const kind = 'book';
    await settle().catch((error: unknown) => console.warn('The last page could not be saved:', error));
    const profileId = whoReads()?.profileId ?? '';
    const isNew = await seeCompletion({ profileId, kind, bookId }).catch(() => true);
    const badge = isNew ? await badgeFor({ kind, bookId }, profileId) : undefined;
    showReward(reward, { isNew, badge });
    isLooking = false;
  }

  const lookAgain = () => void look().catch((error: unknown) => console.warn('No sticker can be shown:', error));
  on(reader, 'turned', lookAgain);
  lookAgain();
}

/** What a completion brought, as it is shown. */
interface Shown {
  isNew: boolean;
  badge?: { picture: string } | undefined;
}

/** Shows the sticker of a completion, the badge that came with it, and the ways on. */
export function showReward(reward: HTMLElement, { isNew, badge }: Shown): void {
  const { sticker = '', own = '', earned = '' } = reward.dataset;
  reward.classList.add(hasSticker);
  reward.classList.toggle('is-new', isNew);
  showWayBack(reward);
  showAlbum(reward);
  const announcement = part(reward, 'told');
  // What is filled while it appears is not read out.
  setTimeout(() => announcement?.replaceChildren(isNew ? sticker : own, badge === undefined ? '' : ` ${earned}`), 100);
  if (badge !== undefined) {
    part(reward, 'badge', true)?.querySelector('img')?.setAttribute('src', badge.picture);
  }
  if (isNew && whoReads() === undefined) offerToKeep(reward);
}

function showWayBack(reward: HTMLElement): void {
  const path = pathToGoBackTo();
  const back = part(reward, 'back');
  if (path === undefined || back === null) return;
  back.setAttribute('href', path);
  delete back.dataset['waits'];
}

/** The sticker book belongs to a profile; everybody else is led to where one is made. */
function showAlbum(reward: HTMLElement): void {
  const who = whoReads();
  if (who !== undefined) part(reward, 'album')?.setAttribute('href', `/profile/${who.profileId}/stickers`);
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
  if (readStored(offeredKey) === today) return true;
  // Where storage is switched off nothing that was earned is kept, and signing in would keep nothing either.
  return !writeStored(offeredKey, today);
}

/** The ways on stand below what else the end of a book or a game has. */
function part(reward: HTMLElement, name: string, isShown = false): HTMLElement | null {
  const found = (reward.closest('[data-rewards]') ?? reward).querySelector<HTMLElement>(`[data-part=${name}]`);
  if (isShown && found !== null) found.hidden = false;
  return found;
}
