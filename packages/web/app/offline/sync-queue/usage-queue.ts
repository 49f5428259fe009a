import { countUsage, type UsageEventInput } from '@letsread/usage/contract.ts';

import { ownDay } from '../../profiles/reminder/own-day.ts';
import { freshId } from '../../request/fresh-id.ts';
import { setDeviceFlag } from '../device-flags.ts';

type Done = Pick<UsageEventInput, 'kind' | 'editionId' | 'amount' | 'page'>;

/** What was done and is still to be told, of nobody; and a word drawn for the day, by which this device counts once. */
interface Queue {
  day: string;
  word: string;
  events: UsageEventInput[];
}

const key = 'usage';
/** As many as the library takes at once. */
const maxEvents = 100;
/** Where storage is switched off, the page itself holds them. */
let held: Queue | undefined;

/** Puts something that was done with a book into the queue, with its day; whoever wishes not to be counted is not. */
export function queueUsage(done: Done, id = freshId()): void {
  if (isPrivate() && done.kind !== 'opened') return;
  const queue = readQueue();
  save({ ...queue, events: [...queue.events, { ...done, id, day: ownDay() }].slice(-maxEvents) });
}

/** Sends what waits. What is not answered stays for the next time: each counts once, however often it is sent. */
export async function sendUsage(): Promise<void> {
  const { word, events } = readQueue();
  if (events.length === 0) return;
  const { status } = await post({ device: word, events });
  if (status === 408 || status === 429 || status >= 500) return;
  const told = new Set(events.map(({ id }) => id));
  const now = readQueue();
  save({ ...now, events: now.events.filter(({ id }) => !told.has(id)) });
}

/** Tells of a search that found nothing; without a network it is let go. */
export async function tellEmptySearch(words: string, languageId: string): Promise<void> {
  if (!isPrivate()) await post({ device: wordOfToday(), searches: [{ words, languageId, day: ownDay() }] });
}

export function wordOfToday(): string {
  const queue = readQueue();
  save(queue);
  return queue.word;
}

function post(body: object): Promise<Response> {
  const { method, path } = countUsage;
  const headers = { 'content-type': 'application/json' };
  return fetch(`/api${path}`, { method, headers, keepalive: true, credentials: 'omit', body: JSON.stringify(body) });
}

/** Global Privacy Control (https://www.w3.org/TR/gpc/); the library itself leaves out all but the opening too. */
function isPrivate(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

function readQueue(): Queue {
  const stored = storedQueue();
  const day = ownDay();
  return { day, word: stored?.day === day ? stored.word : freshId(), events: stored?.events ?? [] };
}

function storedQueue(): Queue | undefined {
  if (held !== undefined) return held;
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Queue> | null;
    const { day, word, events } = stored ?? {};
    return day === undefined || word === undefined || !Array.isArray(events) ? undefined : { day, word, events };
  } catch {
    return undefined;
  }
}

function save(queue: Queue): void {
  setDeviceFlag('usage', queue.events.length > 0);
  try {
    localStorage.setItem(key, JSON.stringify(queue));
  } catch {
    held = queue;
  }
}
