import { forAnyone, type PageMessage, type SeenMessage } from '../app/offline/cache-keys.ts';
import { deleteRuntimeCache } from '../app/offline/delete-runtime-cache.ts';
import { answerBook } from './answer-book.ts';
import { answerFile, answerPicture, rememberLoaded } from './answer-file.ts';
import { answerPage, cacheOfflinePage, offlinePage, rememberPage } from './answer-page.ts';
import { answerRecording } from './answer-recording.ts';
import { kindOf, type RequestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

// It holds no part of the app, only rules, so a new one may take over while a book is open.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), cacheOfflinePage()]));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const answers: Record<RequestKind, (event: FetchEvent) => Promise<Response>> = {
  page: (event) => answerPage(taken(event)),
  form: () => offlinePage(),
  file: (event) => answerFile(taken(event)),
  picture: (event) => answerPicture(taken(event)),
  recording: ({ request }) => answerRecording(request),
  book: ({ request }) => answerBook(request),
};

self.addEventListener('fetch', (event) => {
  // Who keeps a book must know whether the network gave a page, and so asks it alone.
  if (event.request.headers.has(forAnyone.header)) return;
  const kind = kindOf(event.request, self.location.origin);
  // Sent from here a form of another site would look like one of ours: while there may be a network it goes by, untouched.
  if (kind === undefined || (kind === 'form' && navigator.onLine)) return;
  event.respondWith(answers[kind](event));
});

/** The daily reminder as the library sends it (packages/profiles/push/remind-devices.ts). */
interface ReminderMessage {
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

self.addEventListener('push', (event) => {
  event.waitUntil(showReminder(event.data?.json() as ReminderMessage));
});

// The one that the page shows has the same tag: there is one on the device.
async function showReminder({ title, ...message }: ReminderMessage): Promise<void> {
  await self.registration.showNotification(title, { ...message, tag: 'reading-reminder', icon: '/icon-180.png' });
}

// A reminder that was pressed leads to the library, where it is open already, to that.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showLibrary());
});

async function showLibrary(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (open === undefined ? self.clients.openWindow('/') : open.focus());
}

function taken(event: FetchEvent) {
  return { request: event.request, waitUntil: (work: Promise<unknown>) => finish(event, work) };
}

/** What is still being stored. */
const underWay = new Set<Promise<unknown>>();

function finish(event: ExtendableEvent, work: Promise<unknown>): void {
  underWay.add(work);
  event.waitUntil(work.finally(() => underWay.delete(work)));
}

/** What was on its way when somebody signed out was theirs (decision 21). */
async function deleteLate(): Promise<void> {
  await Promise.allSettled(underWay);
  await deleteRuntimeCache();
}

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage | null;
  if (message === 'claim') event.waitUntil(self.clients.claim());
  else if (message === 'forget') event.waitUntil(deleteLate());
  else if (message !== null) finish(event, rememberSeenPage(message));
});

async function rememberSeenPage({ page, files = [] }: Partial<SeenMessage>): Promise<void> {
  const { origin } = self.location;
  if (page !== undefined && new URL(page).origin === origin) {
    // Not from the browser's cache: its copy was made for other cookies than the page has set by now.
    const answer = await fetch(page).catch(() => undefined);
    if (answer !== undefined) await rememberPage(page, answer);
  }
  for (const url of new Set(files)) {
    const { origin: its, pathname } = new URL(url);
    if (its === origin && /^\/(?:assets|words|media)\//.test(pathname)) await rememberLoaded(url);
  }
}
