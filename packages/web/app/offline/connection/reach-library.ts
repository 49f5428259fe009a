import { isOffline } from './is-offline.ts';

let underway: Promise<boolean> | undefined;

/**
 * Whether the library answers. Where it does, a page from a copy is told as if the network had come back: the copy
 * was given for one slow answer, and what waits for the network goes on.
 */
export function reachLibrary(): Promise<boolean> {
  underway ??= requestHealth().finally(() => {
    underway = undefined;
  });
  return underway;
}

async function requestHealth(): Promise<boolean> {
  const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const isThere = answer !== undefined && answer.status < 502;
  if (isThere && navigator.onLine && isOffline()) dispatchEvent(new Event('online'));
  return isThere;
}

/** So long a press may wait before it is told that its page cannot be had. */
const patienceMs = 3000;

/** On a very slow link the answer may come too late for this press, and still tell the page. */
export async function reachesLibrarySoon(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return Promise.race([
    reachLibrary(),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs)),
  ]);
}
