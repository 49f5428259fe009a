import { currentSession } from '../../request/session/browser-session.ts';
import { currentProfile } from '../../request/session/session.ts';
import { isAnythingWaiting } from '../../offline/sync-queue/sync-queue.ts';
import { writeNumber } from '../../i18n/page-facts.ts';
import { flushLeftTurns } from '../record/left-turns.ts';
import { positionIn } from '../record/positions.ts';
import { pageToResume } from './page-to-resume.ts';

/** What the server says of the book in `data-resume`; `own`: where the profile that reads is, as the library knows. */
interface LeftBook {
  bookId: string;
  pages: number;
  own?: number;
}

/** Leads the links of a book's page to where this device left it; `isShownAgain`: the page is older than what was read since. */
export async function resumeHere(link: HTMLAnchorElement, isShownAgain: boolean): Promise<void> {
  const book = JSON.parse(link.dataset['resume'] ?? '{}') as LeftBook;
  const page = await pageLeft(book, isShownAgain);
  const links = link.parentElement;
  if (links === null || (page === book.own && !isShownAgain)) return;
  for (const one of links.querySelectorAll<HTMLAnchorElement>('a[data-resume], a[data-resumes]'))
    one.href = one.href.replace(/\/\d+(?=$|\?)/, `/${page ?? 0}`);
  const text = links.querySelector<HTMLElement>('[data-page-text]');
  if (text !== null && page !== undefined)
    text.textContent = (text.dataset['pageText'] ?? '').replace('{page}', writeNumber(page));
  for (const part of links.querySelectorAll<HTMLElement>('[data-begun]')) part.hidden = page === undefined;
  for (const part of links.querySelectorAll<HTMLElement>('[data-unread]')) part.hidden = page !== undefined;
}

/**
 * The device knows better while something waits to be sent, where the library cannot be asked, and of what was read since it
 * was.
 */
async function pageLeft({ bookId, pages, own }: LeftBook, isShownAgain: boolean): Promise<number | undefined> {
  await flushLeftTurns();
  const session = currentSession();
  const profile = session && currentProfile(session);
  const isAsked = profile !== undefined && navigator.onLine && !(await isAnythingWaiting());
  if (isAsked && !isShownAgain) return own;
  const position = await positionIn(bookId, profile?.id ?? '');
  return position === undefined && isAsked ? own : pageToResume(position, pages);
}
