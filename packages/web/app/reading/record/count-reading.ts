import { queueUsage, sendUsage } from '../../offline/sync-queue/usage-queue.ts';
import { on } from '../reader/reader-events.ts';
import { countOpening } from './count-opening.ts';

/** A page that stands for longer is not being read all the time (behaviours, "Reading goal"). */
const maxPageMs = 3 * 60_000;
const maxAmount = 240;

/** Counts what is done with a book, of nobody: opened, pages, minutes, listened, finished, and where it was closed. */
export function countReading(reader: HTMLElement): void {
  const { edition: editionId = '', last = '1', opening = '' } = reader.dataset;
  let [pages, ms, since] = [0, 0, Date.now()];
  let [isFinished, hasListened] = [false, false];

  /** The page of the makers follows the last page of the story. */
  const isAtEnd = () => Number(reader.dataset['at']) >= Number(last) - 1;

  function passTime(): void {
    ms += Math.min(Date.now() - since, maxPageMs);
    since = Date.now();
  }

  function finish(): void {
    if (isFinished || !isAtEnd()) return;
    isFinished = true;
    queueUsage({ kind: 'finished', editionId });
    send();
  }

  function settle(): void {
    if (pages > 0) queueUsage({ kind: 'pages', editionId, amount: Math.min(pages, maxAmount) });
    const minutes = Math.min(Math.floor(ms / 60_000), maxAmount);
    if (minutes > 0) queueUsage({ kind: 'minutes', editionId, amount: minutes });
    pages = 0;
    ms -= minutes * 60_000;
    send();
  }

  on(reader, 'turned', () => {
    passTime();
    pages += 1;
    finish();
  });
  on(reader, 'speaking', ({ isSpeaking }) => {
    passTime();
    if (!isSpeaking || hasListened) return;
    hasListened = true;
    queueUsage({ kind: 'listened', editionId });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') since = Date.now();
    else {
      passTime();
      settle();
    }
  });
  addEventListener('pagehide', () => {
    // The last page may be there and not yet painted.
    finish();
    const page = Number(reader.dataset['at']);
    if (!isFinished && page > 0) queueUsage({ kind: 'stopped', editionId, page });
    settle();
  });
  addEventListener('online', send);
  void countOpening(opening, editionId).then(send);
  finish();
}

function send(): void {
  void sendUsage().catch((error: unknown) => console.warn('What was read is counted later:', error));
}
