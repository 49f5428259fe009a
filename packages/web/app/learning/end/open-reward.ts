import { hear } from '../../reading/reader/reader-events.ts';
import { ownDay } from '../../profiles/reminder/own-day.ts';
import { whoReads } from '../../reading/record/who-reads.ts';
import { deedsOf } from '../deeds/kept-deeds.ts';
import { noteDeed } from '../deeds/note-deed.ts';
import { keepStickersAddress } from '../sign-in/flags.ts';
import { pathToGoBackTo } from '../walk/walked-paths.ts';
import { pagesRead } from './pages-read.ts';

/** Notes that a book was read to its end, and shows the sticker for it on the last page. */
export function openReward(reader: HTMLElement): void {
  const { bookId = '', language = '', last = '1' } = reader.dataset;
  const end = Number(last);
  const pages = pagesRead(bookId, end - 1);
  const at = () => Number(reader.dataset['at']);

  async function look(): Promise<void> {
    if (at() < end) return pages.note(at());
    const reward = reader.querySelector<HTMLElement>('.page[data-at="now"] [data-reward]');
    if (reward === null || !reward.hidden) return;
    if (pages.isRead()) {
      pages.forget();
      show(reward, await noteDeed({ kind: 'book', bookId, languageId: language }));
    } else if (await isKnown(bookId)) show(reward, { isNew: false });
    else showWayBack(reward);
  }

  // Opened in its middle: somebody goes on where they were.
  if (at() < end) for (let page = 1; page <= at(); page++) pages.note(page);
  const lookLater = () => void look().catch((error: unknown) => console.warn('No sticker can be shown:', error));
  hear(reader, 'turned', lookLater);
  lookLater();
}

async function isKnown(bookId: string): Promise<boolean> {
  const deeds = await deedsOf(whoReads()?.profileId ?? '');
  return deeds.some((deed) => deed.kind === 'book' && deed.bookId === bookId);
}

interface Shown {
  isNew: boolean;
  badge?: { picture: string } | undefined;
}

function show(reward: HTMLElement, { isNew, badge }: Shown): void {
  reward.classList.toggle('is-new', isNew);
  reward.classList.add('has-sticker');
  showWayBack(reward);
  const { sticker = '', own = '', earned = '' } = reward.dataset;
  const told = isNew ? sticker : own;
  part(reward, 'told')?.replaceChildren(badge === undefined ? told : `${told} ${earned}`);
  const disc = part(reward, 'badge');
  if (badge !== undefined && disc !== null) {
    disc.hidden = false;
    disc.querySelector('img')?.setAttribute('src', badge.picture);
  }
  if (isNew && whoReads() === undefined) offerToKeep(reward);
}

function showWayBack(reward: HTMLElement): void {
  const path = pathToGoBackTo();
  const back = part(reward, 'back');
  reward.hidden = path === undefined && !reward.classList.contains('has-sticker');
  if (back === null || path === undefined) return;
  back.hidden = false;
  back.setAttribute('href', path);
}

const offeredKey = 'keepStickersOffered';

/** At the first new sticker of a day. */
function offerToKeep(reward: HTMLElement): void {
  const offer = part(reward, 'offer');
  if (offer === null || localStorage.getItem(offeredKey) === ownDay()) return;
  localStorage.setItem(offeredKey, ownDay());
  offer.hidden = false;
  offer.querySelector('a')?.setAttribute('href', keepStickersAddress(pathToGoBackTo() ?? '/pathways'));
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    reward.closest<HTMLElement>('.page')?.focus({ preventScroll: true });
  });
}

function part(reward: HTMLElement, name: string): HTMLElement | null {
  return reward.querySelector<HTMLElement>(`[data-part="${name}"]`);
}
