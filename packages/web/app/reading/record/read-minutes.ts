import { freshId } from '../../request/fresh-id.ts';
import { addReadTime } from '@letsread/profiles/contract.ts';

import { browserClientWith } from '../../request/session/browser-session.ts';
import { queueCall } from '../../offline/sync-queue/sync-queue.ts';
import { ownDay } from '../../i18n/own-day.ts';
import type { Turner } from './queue-turn.ts';
import { readSecondsOf, saveSeconds } from './read-seconds.ts';
import { warnNotKept } from './warn-not-kept.ts';

/** Only this long after the last turn, touch or told word does reading go on (behaviours, "Reading goal"). */
const activeMs = 3 * 60_000;
const tickMs = 10_000;

/** Whole minutes of a reader's day, on their way to the library. */
interface Minutes extends Turner {
  day: string;
  minutes: number;
  /** With it they count once, however often they are sent. */
  key: string;
}

/**
 * Counts the time in which the book is in sight and somebody is there, for who reads at the time. Gives what to call at
 * each sign of them; `onMinute` is called when whole minutes wait to be sent.
 */
export function countMinutes(whoReads: () => Turner | undefined, onMinute: () => void): () => void {
  let who = whoReads();
  let activeAt = Date.now();
  let countedTo = Date.now();
  let isQueueing = false;
  let untaken: Minutes | undefined;

  function count(): void {
    const now = Date.now();
    const seconds = Math.max(0, Math.min(now, activeAt + activeMs) - countedTo) / 1000;
    countedTo = now;
    const counted = who;
    who = whoReads();
    if (counted === undefined || counted.profileId !== who?.profileId) return;
    const rest = readSecondsOf(counted.profileId, ownDay());
    saveSeconds({ ...rest, seconds: rest.seconds + seconds });
    if (rest.seconds + seconds >= 60 && !isQueueing) void queue(counted).catch(warnNotKept);
  }

  /**
   * Taken off the rest once they are in the queue, or, where there is none, with the library. Whose answer is lost may
   * have been counted there: those are told again as they were, with their key, before any more.
   */
  async function queue(reads: Turner): Promise<void> {
    isQueueing = true;
    try {
      if (untaken?.profileId !== reads.profileId) untaken = wholeMinutes(reads);
      const { accountId, profileId, day, minutes, key } = untaken;
      const input = { profileId, uId: accountId, readTime: String(minutes), day };
      const headers = { 'Idempotency-Key': key };
      await queueCall(addReadTime, input, { accountId, headers }).catch(() =>
        browserClientWith(headers)(addReadTime, input),
      );
      untaken = undefined;
      const rest = readSecondsOf(profileId, day);
      // What is read of another day since is not of these.
      if (rest.seconds > 0) saveSeconds({ ...rest, seconds: Math.max(0, rest.seconds - 60 * minutes) });
      onMinute();
    } finally {
      isQueueing = false;
    }
  }

  setInterval(() => document.visibilityState === 'visible' && count(), tickMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') count();
    else countedTo = activeAt = Date.now();
  });
  return () => {
    if (document.visibilityState === 'hidden') return;
    count();
    activeAt = Date.now();
  };
}

function wholeMinutes(reads: Turner): Minutes {
  const { day, seconds } = readSecondsOf(reads.profileId, ownDay());
  return { ...reads, day, minutes: Math.min(240, Math.floor(seconds / 60)), key: freshId() };
}
