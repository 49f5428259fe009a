import type { Picture } from '@letsread/media/contract.ts';

import { freshId } from '../../request/fresh-id.ts';
import { sendWaiting } from '../../offline/sync-queue/sync-queue.ts';
import { openHeart } from '../favourites/open-heart.ts';
import { on } from '../reader/reader-events.ts';
import { readAgainHash } from '../reader/page/page-address.ts';
import { loadModule } from '../turning/load-module.ts';
import { type LeftTurn, noteTurn, flushLeftTurns, flushTurn } from './left-turns.ts';
import { sendTurn } from './queue-turn.ts';
import { countMinutes } from './read-minutes.ts';
import { warnNotKept } from './warn-not-kept.ts';
import { whoReads } from './who-reads.ts';

/** A page that is only leafed past is no position (behaviours, "Keep reading"). */
const minPageMs = 2000;

/**
 * Keeps where the reader is, and how long was read: on this device, and for the profile that reads in the library too,
 * at once or when the network is back. @returns what saves a turn that still waits, done when this device has it
 */
export function openRecord(reader: HTMLElement): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turned: LeftTurn | undefined;
  let settling = Promise.resolve();

  /** Done when no turn waits to be kept on this device. */
  function settle(): Promise<void> {
    clearTimeout(timer);
    const turn = turned;
    turned = undefined;
    if (turn === undefined) return settling;
    if (turn.isAgain) delete reader.dataset['again'];
    settling = settling.catch(() => {}).then(() => flushTurn(turn));
    return settling;
  }

  async function save(): Promise<void> {
    await settle();
    await sendWaiting();
  }

  /** A page that is being left has time to begin one request; what comes of it is settled by the next page. */
  function leave(): void {
    if (turned?.who !== undefined) void sendTurn(turned.position, turned.who, turned).catch(warnNotKept);
    void save().catch(warnNotKept);
  }

  function note(page: number): void {
    const position = { ...readBook(reader), page, at: new Date().toISOString() };
    turned = { position, who: whoReads(), isAgain: 'again' in reader.dataset, eventId: freshId() };
    noteTurn(turned);
    clearTimeout(timer);
    timer = setTimeout(() => void save().catch(warnNotKept), minPageMs);
  }

  on(reader, 'turned', () => note(Number(reader.dataset['at'])));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  addEventListener('pagehide', leave);
  addEventListener('online', () => void sendWaiting().catch(warnNotKept));
  openHeart(reader);
  askAtTheEnd(reader);
  keepMinutes(reader);
  void flushLeftTurns().then(sendWaiting).catch(warnNotKept);
  takeAgainFromAddress(reader);
  const at = Number(reader.dataset['at']);
  // Pages turned before this module came, and a book opened in its middle; the cover alone is not yet reading.
  if (at > 0 || 'again' in reader.dataset) note(at);
  return async () => {
    const flushed = settle();
    void flushed.then(sendWaiting).catch(warnNotKept);
    await flushed;
  };
}

/** "Read it again" was pressed on another document, which led here; on this one it marks the reader itself. */
function takeAgainFromAddress({ dataset }: HTMLElement): void {
  if (location.hash !== readAgainHash) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  dataset['again'] = '';
}

/** Who reads with a profile is asked how the book was. */
function askAtTheEnd(reader: HTMLElement): void {
  const ask = () => {
    if (reader.dataset['at'] === reader.dataset['last'] && whoReads() !== undefined)
      loadModule(reader, 'moods').catch(warnNotKept);
  };
  on(reader, 'turned', ask);
  ask();
}

function keepMinutes(reader: HTMLElement): void {
  const isHere = countMinutes(whoReads, () => void sendWaiting().catch(warnNotKept));
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    document.addEventListener(sign, isHere, { passive: true, capture: true });
  on(reader, 'turned', isHere);
  on(reader, 'speaking', isHere);
}

function readBook(reader: HTMLElement) {
  const { bookId = '', edition = '', language = '', slug = '', last = '1', cover } = reader.dataset;
  const title = reader.querySelector('h1')?.textContent ?? '';
  return {
    bookId,
    title,
    editionId: edition,
    languageId: language,
    slug,
    pages: Math.max(1, Number(last) - 1),
    // A document that was kept on a device by an older version does not tell it.
    ...(cover === undefined ? {} : { cover: JSON.parse(cover) as Picture }),
  };
}
