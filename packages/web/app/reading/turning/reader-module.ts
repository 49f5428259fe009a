import { registerWorker } from '../../offline/register-worker.ts';
import { savesData } from '../../offline/saves-data.ts';
import { listen, listenToBook, offerListening } from '../listening/offer-listening.ts';
import { find, hear, type Point, tell } from '../reader/reader-events.ts';
import { readSettings } from '../settings/reading-settings.ts';
import { keptSecondLanguage } from '../languages/second-language-choice.ts';
import { openSettings } from '../settings/open-settings.ts';
import { countOpening } from './count-opening.ts';
import { listenForTurns } from './listen-for-turns.ts';
import type { ModuleName } from '../reader/reader.tsx';
import { openPageStack, type PageStack } from './page-stack.ts';
import { loadModule } from './load-module.ts';
import { openSlider } from './slider.ts';
import { stayAwake } from './stay-awake.ts';
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
  const templates = reader.querySelectorAll('template');
  const ofTheLibrary = document.title.slice(find(stage, '.page').dataset.title?.length);
  const isSavingData = savesData();
  const stack = openPageStack({ stage, templates, at: Number(at), last: Number(last), addressOf, isSavingData });

  function turn(turned: Turn | number): void {
    const places = { next: stack.at + 1, before: stack.at - 1, first: 0, last: Number(last) };
    const to = typeof turned === 'number' ? turned : places[turned];
    if (to < 0 || to > Number(last) || to === stack.at) return;
    const focus = document.activeElement;
    const wasInPage = stack.page.contains(focus);
    if (!stack.show(to)) return location.replace(addressOf(to));
    reader.dataset.at = String(to);
    afterPaint(() => {
      if (stack.at !== to) return;
      tellWhere(reader, stack, addressOf);
      document.title = (stack.page.dataset.title ?? '') + ofTheLibrary;
      const isLeft = focus instanceof HTMLElement && focus.matches('[data-off]');
      if (wasInPage || isLeft) stack.page.focus({ preventScroll: true });
      tell(reader, 'turned');
      whenIdle(settle);
    });
  }

  function enlarge(point?: Point): void {
    // Offline it may not be there: the picture stays as it is.
    loadModule(reader, 'zoom').then(
      () => tell(reader, 'zoom', point),
      (error: unknown) => console.warn(error),
    );
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
    listen: (point) => listen(reader, point),
    enlarge,
  });
  find(reader, '[data-zoom]').addEventListener('click', () => enlarge());
  hear(reader, 'turn', turn);
  hear(reader, 'set', () => letKeysScroll(stack.page));
  addEventListener('resize', () => letKeysScroll(stack.page));
  openSlider(reader, (page) => labelOf(reader, templates, page));
  openSettings(reader);
  offerListening(reader);
  if (isAskedFor('listen')) listenToBook(reader);
  stayAwake(reader);
  settle();
  // A book kept on the device is one document, whichever of its pages is asked for.
  const asked = Number(/\/(\d+)$/.exec(location.pathname)?.[1] ?? at);
  if (asked !== Number(at)) turn(asked);
  whenLoaded(() => {
    loadWhatIsSet(reader);
    registerWorker();
  });
  countOpening(isAskedFor('signLanguage') ? opening.replace('signLanguage=false', 'signLanguage=true') : opening);
}

/** Most readers never open the settings, and read in one language without signing: only what is asked for is fetched. */
function loadWhatIsSet(reader: HTMLElement): void {
  const load = (name: ModuleName) => loadModule(reader, name).catch((error: unknown) => console.warn(error));
  const loadSet = () => {
    const { sign, aloud } = readSettings();
    if (keptSecondLanguage() !== '') void load('languages');
    if (sign !== 'off' || isAskedFor('signLanguage')) void load('signing');
    if (aloud === 'on' && 'listens' in reader.dataset) void load('listening');
  };
  hear(reader, 'set', loadSet);
  loadSet();
  void load('record');
}

/** The book was opened for its signing, which is counted apart, or to be listened to. */
function isAskedFor(what: 'signLanguage' | 'listen'): boolean {
  return new URLSearchParams(location.search).get(what) === 'true';
}

/** What a page is called: "Page 3 of 12". */
function labelOf(reader: HTMLElement, templates: Iterable<HTMLTemplateElement>, page: number): string {
  const template = [...templates].find(({ dataset }) => dataset.page === String(page));
  const found = template?.content.firstElementChild ?? reader.querySelector(`.page[data-number="${page}"]`);
  return found?.getAttribute('aria-label') ?? reader.dataset.end ?? '';
}

/** All that says which page is shown: controls, progress, address, and what is read out. */
function tellWhere(reader: HTMLElement, { at, page }: PageStack, addressOf: (page: number) => string): void {
  const last = Number(reader.dataset.last);
  const label = page.getAttribute('aria-label') ?? '';
  point(find(reader, '.turn--before'), at > 0 ? addressOf(at - 1) : undefined);
  point(find(reader, '.turn--next'), at < last ? addressOf(at + 1) : undefined);
  // Back leaves the book: after twelve pages a reader wants the place they came from, not twelve steps.
  history.replaceState(history.state, '', addressOf(at) + (isAskedFor('signLanguage') ? '?signLanguage=true' : ''));
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

/** Behind the first picture, which nothing else may keep waiting. */
function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') whenIdle(then);
  else addEventListener('load', () => whenIdle(then), { once: true });
}

/** Not between the frames of the slide, but soon enough for a child who turns fast. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 400 });
  else setTimeout(then, 100);
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
