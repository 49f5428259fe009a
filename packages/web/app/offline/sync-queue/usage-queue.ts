import { countUsage, type UsageEventInput } from '@letsread/usage/contract.ts';
import { reportBook, type ReportKind } from '@letsread/usage/reports/contract.ts';

import { ownDay } from '../../i18n/own-day.ts';
import { apiBase } from '../../request/api-base.ts';
import { freshId } from '../../request/fresh-id.ts';
import { readStoredJson, writeStored } from '../../request/web-storage.ts';
import { setDeviceFlag } from '../device-flags.ts';
import { isForLater } from './is-for-later.ts';

type Done = Pick<UsageEventInput, 'kind' | 'editionId' | 'amount' | 'page'>;

/** What was done and is still to be told, of nobody; and a word drawn for the day, by which this device counts once. */
interface Queue {
  day: string;
  word: string;
  events: UsageEventInput[];
  reports: Report[];
}

/** What a reader says is wrong with a book. */
interface Report {
  editionId: string;
  kind: ReportKind;
}

const key = 'usage';
/** As many as the library takes at once. */
const maxEvents = 100;
const maxReports = 20;
/** Where storage is switched off, the page itself holds them. */
let held: Queue | undefined;

/** Puts something that was done with a book into the queue, with its day; whoever wishes not to be counted is not. */
export function queueUsage(done: Done, id = freshId()): void {
  if (isPrivate() && done.kind !== 'opened') return;
  const queue = readQueue();
  save({ ...queue, events: [...queue.events, { ...done, id, day: ownDay() }].slice(-maxEvents) });
}

/** Sends what waits. */
export async function sendUsage(): Promise<void> {
  await Promise.all([sendEvents(), sendReports()]);
}

/** Tells what is wrong with a book; false where it waits, as nothing answers. */
export async function tellReport(report: Report): Promise<boolean> {
  const path = reportBook.path.replace('{editionId}', report.editionId);
  const body = { kind: report.kind, device: wordOfToday() };
  const { status } = await send(path, body).catch(() => ({ status: 503 }));
  if (!isForLater(status)) return true;
  const queue = readQueue();
  save({ ...queue, reports: [...queue.reports, report].slice(-maxReports) });
  return false;
}

/** Taken out before it is sent, so that two pages do not tell the same. */
async function sendReports(): Promise<void> {
  const queue = readQueue();
  if (queue.reports.length === 0) return;
  save({ ...queue, reports: [] });
  await Promise.all(queue.reports.map(tellReport));
}

/** What is not answered stays for the next time: each counts once, however often it is sent. */
async function sendEvents(): Promise<void> {
  const { word, events } = readQueue();
  if (events.length === 0) return;
  const { status } = await post({ device: word, events });
  if (isForLater(status)) return;
  const sentIds = new Set(events.map(({ id }) => id));
  const now = readQueue();
  save({ ...now, events: now.events.filter(({ id }) => !sentIds.has(id)) });
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
  return send(countUsage.path, body);
}

function send(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(apiBase() + path, {
    method: 'POST',
    headers,
    keepalive: true,
    credentials: 'omit',
    body: JSON.stringify(body),
  });
}

/** Global Privacy Control (https://www.w3.org/TR/gpc/); the library itself leaves out all but the opening too. */
function isPrivate(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

function readQueue(): Queue {
  const stored = storedQueue();
  const day = ownDay();
  return {
    day,
    word: stored?.day === day ? stored.word : freshId(),
    events: stored?.events ?? [],
    reports: stored?.reports ?? [],
  };
}

function storedQueue(): Queue | undefined {
  if (held !== undefined) return held;
  const stored = readStoredJson(key) as Queue | null | undefined;
  return Array.isArray(stored?.events) ? stored : undefined;
}

function save(queue: Queue): void {
  setDeviceFlag('usage', queue.events.length + queue.reports.length > 0);
  if (!writeStored(key, JSON.stringify(queue))) held = queue;
}
