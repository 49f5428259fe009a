import { registerWorker } from '../../offline/register-worker.ts';
import { savesData } from '../../offline/saves-data.ts';
import { listen, listenToBook, offerListening } from '../listening/offer-listening.ts';
import { find, on, type Point, emit } from '../reader/reader-events.ts';
import { readSettings } from '../settings/reading-settings.ts';
import { savedSecondLanguage } from '../languages/second-language-choice.ts';
import { openSettings } from '../settings/open-settings.ts';
import { listenForTurns } from './listen-for-turns.ts';
import type { ModuleName } from '../reader/reader.tsx';
import { letKeysScroll, overfullPart } from './keys-scroll.ts';
import { openPageStack } from './page-stack.ts';
import { loadModule } from './load-module.ts';
import { openSlider } from './slider.ts';
import { stayAwake } from './stay-awake.ts';
import { settlePage, showPage } from './show-page.ts';
import type { Direction, Turn } from './turn-of.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/**
 * The reader's own script, without React: turns pages without a reload. Where it does not run or fails, the
 * links it takes over still lead from page to page.
 */
const reader = document.querySelector<HTMLElement>('.reader');
if (reader !== null) openReader(reader);

function openReader(reader: HTMLElement): void {
  const { at, last, address = '' } = reader.dataset;
  const stage = find(reader, '.reader__stage');
  const addressOf = (page: number) => `${address}${page}`;
  const templates = reader.querySelectorAll('template');
  const ofTheLibrary = document.title.slice(find(stage, '.page').dataset.title?.length);
  const isSavingData = savesData();
  const stack = openPageStack({ stage, templates, at: Number(at), last: Number(last), addressOf, isSavingData });

  function turn(turned: Turn | number): void {
    const targets = { next: stack.at + 1, before: stack.at - 1, first: 0, last: Number(last) };
    const to = typeof turned === 'number' ? turned : targets[turned];
    if (to < 0 || to > Number(last) || to === stack.at) return;
    const onShown = () => {
      keepAddress(addressOf(to));
      document.title = (stack.page.dataset.title ?? '') + ofTheLibrary;
      emit(reader, 'turned');
    };
    showPage(to, { reader, stack, addressOf, onShown });
  }

  function enlarge(point?: Point): void {
    // Offline it may not be there: the picture stays as it is.
    loadModule(reader, 'zoom').then(
      () => emit(reader, 'zoom', point),
      (error: unknown) => console.warn(error),
    );
  }

  listenForTurns({
    reader,
    stage,
    direction: reader.dir as Direction,
    scroller: () => overfullPart(stack.page),
    turn,
    listen: (point) => listen(reader, point),
    enlarge,
  });
  find(reader, '[data-zoom]').addEventListener('click', () => enlarge());
  on(reader, 'turn', turn);
  on(reader, 'set', () => letKeysScroll(stack.page));
  addEventListener('resize', () => letKeysScroll(stack.page));
  document.fonts.addEventListener('loadingdone', () => letKeysScroll(stack.page));
  openSlider(reader, (page) => labelOf(reader, templates, page));
  openSettings(reader);
  offerListening(reader);
  if (isRequested('listen')) listenToBook(reader);
  stayAwake(reader);
  settlePage(stack);
  // A book kept on the device is one document, whichever of its pages is asked for.
  const number = Number(/\/(\d+)$/.exec(location.pathname)?.[1] ?? at);
  if (number !== Number(at)) turn(number);
  whenLoaded(() => {
    loadWhatIsSet(reader);
    registerWorker();
  });
}

/** Most readers never open the settings, and read in one language without signing: only what is asked for is fetched. */
function loadWhatIsSet(reader: HTMLElement): void {
  const load = (name: ModuleName) => loadModule(reader, name).catch((error: unknown) => console.warn(error));
  const loadSet = () => {
    const { sign, aloud } = readSettings();
    if (savedSecondLanguage() !== '') void load('languages');
    if (sign !== 'off' || isRequested('signLanguage')) void load('signing');
    if (aloud === 'on' && 'listens' in reader.dataset) void load('listening');
  };
  on(reader, 'set', loadSet);
  loadSet();
  if (reader.dataset['opening'] !== '') void load('record');
}

/** The book was opened for its signing, or to be listened to. */
function isRequested(what: 'signLanguage' | 'listen'): boolean {
  return new URLSearchParams(location.search).get(what) === 'true';
}

/** Back leaves the book: after twelve pages a reader wants the place they came from, not twelve steps. */
function keepAddress(address: string): void {
  history.replaceState(history.state, '', address + (isRequested('signLanguage') ? '?signLanguage=true' : ''));
}

/** What a page is called: "Page 3 of 12". */
function labelOf(reader: HTMLElement, templates: Iterable<HTMLTemplateElement>, page: number): string {
  const template = [...templates].find(({ dataset }) => dataset.page === String(page));
  const found = template?.content.firstElementChild ?? reader.querySelector(`.page[data-number="${page}"]`);
  return found?.getAttribute('aria-label') ?? reader.dataset.end ?? '';
}

/** Behind the first picture, which nothing else may keep waiting. */
function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') whenIdle(then);
  else addEventListener('load', () => whenIdle(then), { once: true });
}
