import { freshId } from '../../offline/outbox/fresh-id.ts';
import { addReadTime } from '@letsread/profiles/contract.ts';

import { queueCall } from '../../offline/outbox/outbox.ts';

/** Only this long after the last turn, touch or told word does reading go on (behaviours, "Reading goal"). */
const activeMs = 3 * 60_000;
const tickMs = 10_000;
const key = 'readSeconds';

/** What is read and not yet a whole minute, for one reader on one day. */
interface Rest {
  profileId: string;
  day: string;
  seconds: number;
}

interface Reading {
  accountId: string;
  profileId: string;
  /** Called when a whole minute waits to be sent. */
  onMinute: () => void;
}

/** Counts the time in which the book is in sight and somebody is there. Gives what to call at each sign of them. */
export function countMinutes({ accountId, profileId, onMinute }: Reading): () => void {
  let activeAt = Date.now();
  let countedTo = Date.now();

  function count(): void {
    const now = Date.now();
    const until = Math.min(now, activeAt + activeMs);
    const seconds = Math.max(0, until - countedTo) / 1000;
    countedTo = now;
    const rest = readRest(profileId, localDay());
    rest.seconds += seconds;
    const minutes = Math.floor(rest.seconds / 60);
    rest.seconds -= 60 * minutes;
    keepRest(rest);
    if (minutes > 0) void queue(minutes, rest.day);
  }

  async function queue(readTime: number, day: string): Promise<void> {
    const input = { profileId, uId: accountId, readTime: String(Math.min(240, readTime)), day };
    await queueCall(addReadTime, input, { accountId, headers: { 'Idempotency-Key': freshId() } });
    onMinute();
  }

  setInterval(() => document.visibilityState === 'visible' && count(), tickMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') count();
    else countedTo = activeAt = Date.now();
  });
  return () => {
    count();
    activeAt = Date.now();
  };
}

/** The rest of another reader, or of another day, is less than a minute and is let go. */
function readRest(profileId: string, day: string): Rest {
  try {
    const rest = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Rest>;
    if (rest.profileId === profileId && rest.day === day && Number(rest.seconds) >= 0) return rest as Rest;
  } catch {
    // Storage is switched off: each book begins at nought.
  }
  return { profileId, day, seconds: 0 };
}

function keepRest(rest: Rest): void {
  try {
    localStorage.setItem(key, JSON.stringify(rest));
  } catch {
    // As above.
  }
}

/** The reader's own day. */
export function localDay(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
