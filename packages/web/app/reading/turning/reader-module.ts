import { countOpening } from './count-opening.ts';
import { listenForTurns } from './listen-for-turns.ts';
import { openPageStack, type PageStack } from './page-stack.ts';
import type { Direction, Turn } from './turn-of.ts';

/**
 * The reader's own script, without React: turns pages without a reload. Where it does not run or fails, the
 * links it takes over still lead from page to page.
 */
const reader = document.querySelector<HTMLElement>('.reader');
if (reader !== null) openReader(reader);

function openReader(reader: HTMLElement): void {
  const { at, last, address = '', opening = '' } = reader.dataset;
  const stage = find(reader, '.reader__stage');
  const addressOf = (page: number) => `${address}${page}`;
  const isSavingData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  const templates = reader.querySelectorAll('template');
  const ofTheLibrary = document.title.slice(find(stage, '.page').dataset.title?.length);
  const stack = openPageStack({ stage, templates, at: Number(at), last: Number(last), addressOf, isSavingData });

  function turn(turned: Turn): void {
    const to = { next: stack.at + 1, before: stack.at - 1, first: 0, last: Number(last) }[turned];
    if (to < 0 || to > Number(last) || to === stack.at) return;
    const focus = document.activeElement;
    const wasInPage = stack.page.contains(focus);
    if (!stack.show(to)) return location.replace(addressOf(to));
    afterPaint(() => {
      if (stack.at !== to) return;
      tellWhere(reader, stack, addressOf);
      document.title = (stack.page.dataset.title ?? '') + ofTheLibrary;
      const isLeft = focus instanceof HTMLElement && focus.matches('[data-off]');
      if (wasInPage || isLeft) stack.page.focus({ preventScroll: true });
      whenIdle(settle);
    });
  }

  function settle(): void {
    letKeysScroll(stack.page);
    stack.prepare().catch(() => {});
  }

  listenForTurns({
    reader,
    stage,
    direction: reader.dir as Direction,
    scroller: () => scrollers(stack.page).find(isOverfull),
    turn,
  });
  addEventListener('resize', () => letKeysScroll(stack.page));
  settle();
  countOpening(opening);
}

/** All that says which page is shown: controls, progress, address, and what is read out. */
function tellWhere(reader: HTMLElement, { at, page }: PageStack, addressOf: (page: number) => string): void {
  const last = Number(reader.dataset.last);
  const label = page.getAttribute('aria-label') ?? '';
  point(find(reader, '.turn--before'), at > 0 ? addressOf(at - 1) : undefined);
  point(find(reader, '.turn--next'), at < last ? addressOf(at + 1) : undefined);
  const progress = find(reader, '.progress');
  const measured = find(progress, 'progress') as HTMLProgressElement;
  measured.value = at;
  measured.setAttribute('aria-valuetext', label);
  progress.style.setProperty('--v', `${Math.min(100, (100 * at) / (last - 1))}%`);
  find(progress, '.progress__words').textContent = label;
  // Back leaves the book: after twelve pages a reader wants the place they came from, not twelve steps.
  history.replaceState(history.state, '', addressOf(at));
  readOut(find(reader, '.reader__status'), page, label);
}

function point(link: HTMLElement, address: string | undefined): void {
  link.toggleAttribute('data-off', address === undefined);
  if (address === undefined) link.removeAttribute('href');
  else link.setAttribute('href', address);
}

/** A screen reader hears the page without its focus being moved from the button that turns the next one. */
function readOut(status: HTMLElement, page: HTMLElement, label: string): void {
  const story = page.querySelector<HTMLElement>('[data-story]');
  const words = document.createElement('span');
  words.lang = story?.lang ?? '';
  words.textContent = [
    page.querySelector('img')?.alt,
    ...[...(story?.querySelectorAll('p') ?? [])].map((part) => part.textContent),
  ].join(' ');
  status.replaceChildren(`${label}. `, ...(story === null ? [] : [words]));
  // Once spoken it goes, or the page would be met twice when reading on.
  setTimeout(() => words.isConnected && status.replaceChildren(), 2000);
}

/** Text that fits needs no stop of the tab key. */
function letKeysScroll(page: HTMLElement): void {
  for (const scroller of scrollers(page)) scroller.tabIndex = isOverfull(scroller) ? 0 : -1;
}

/** The words of a page, and the page itself where it is shown much enlarged. */
function scrollers(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-scrolls]'), page];
}

function isOverfull(scroller: HTMLElement): boolean {
  return scroller.scrollHeight > scroller.clientHeight + 1 && getComputedStyle(scroller).overflowY !== 'visible';
}

/** Not between the frames of the slide, but soon enough for a child who turns fast. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 400 });
  else setTimeout(then, 100);
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

function find(within: Element, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The reader has no ${selector}.`);
  return found;
}
