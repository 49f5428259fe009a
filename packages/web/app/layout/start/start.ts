import { syncProject } from '@letsread/projects/contract.ts';

import {
  browserClient,
  currentSession,
  followOtherTabs,
  storeCookies,
  storedCookies,
  subscribe,
} from '../../request/session/browser-session.ts';
import { storeProjectCode } from '../../request/session/project-code.ts';
import { staysOnDevice } from '../../identity/stay-on-device.ts';
import { hasStoredProgress } from '../../learning/path-progress/has-stored-progress.ts';
import { hasDeviceFlag, setDeviceFlag } from '../../offline/device-flags.ts';
import { registerWorker } from '../../offline/register-worker.ts';
import { startOffline } from '../../offline/start-offline.ts';
import { flushFavourites } from '../../profiles/favourites/flush-favourites.ts';
import { loadTranslate } from '../../i18n/load-messages.ts';
import { pageFacts } from '../../i18n/page-facts.ts';
import { readLocation } from './reader-location.ts';
import { isLocationUnknown, noteUnknownLocation } from './unknown-location.ts';

/** What happens once when the app starts in a browser; each failure is silent on screen and logged. */
export async function start(): Promise<void> {
  startOffline();
  followOtherTabs();
  const isFirst = !storedCookies().has('isFirstTimeVisit');
  storeCookies({ isFirstTimeVisit: isFirst ? 'true' : 'false' });
  if (isFirst && !navigator.language.startsWith(document.documentElement.lang)) void logged('The language', offer());
  await Promise.all([
    logged('The location', lookUpLocation(pageFacts().locationUrl)),
    logged('The project code', syncProjectCode()),
    logged('What was read and marked', settleReading()),
  ]);
  void logged('The reminder', remind());
  deleteWhenSessionEnds();
  addEventListener('online', () => {
    void logged('What waits to be sent', sendWhatWaits());
    void logged('What was counted', sendCounts());
  });
  void logged('What was counted', sendCounts());
}

/** Where nobody is to be disturbed: only the page itself is looked after, and what waits is sent. */
export async function startQuietly(): Promise<void> {
  registerWorker();
  await logged('What waits to be sent', sendWhatWaits());
}

/** The language of the device, if it is another one. */
async function offer(): Promise<void> {
  const { offerLanguage } = await import('../../i18n/choice/offer-language.ts');
  offerLanguage();
}

/** What was done without the network comes before what the library answers; mostly nothing waits. */
async function settleReading(): Promise<void> {
  const isSignedIn = currentSession() !== undefined;
  const isFamilyGone = !isSignedIn && hasDeviceFlag('family') && !staysOnDevice();
  const holds =
    isFamilyGone ||
    hasDeviceFlag('classroom') ||
    hasDeviceFlag('positions') ||
    hasDeviceFlag('completions') ||
    hasStoredProgress();
  if (isSignedIn) setDeviceFlag('family', true);
  if (holds) await logged('What this device holds', settleDevice());
  const sending = logged('What waits to be sent', sendWhatWaits());
  if (hasDeviceFlag('syncQueue')) await sending;
  await Promise.all([sending, flushFavourites()]);
}

async function settleDevice(): Promise<void> {
  const { flushFamilyData } = await import('./family-data.ts');
  await flushFamilyData();
}

/** A session may end while the page stands: signed out in another tab, or elsewhere. */
function deleteWhenSessionEnds(): void {
  let wasSignedIn = currentSession() !== undefined;
  subscribe(() => {
    const isSignedIn = currentSession() !== undefined;
    if (wasSignedIn && !isSignedIn) void logged('What this device holds', settleDevice());
    wasSignedIn = isSignedIn;
  });
}

/** What was read of nobody without a network; mostly nothing waits. */
async function sendCounts(): Promise<void> {
  if (!hasDeviceFlag('usage')) return;
  const { sendUsage } = await import('../../offline/sync-queue/usage-queue.ts');
  await sendUsage();
}

/** Fetched for who is signed in, so that it is there when the network is not. */
async function sendWhatWaits(): Promise<void> {
  if (currentSession() === undefined) return;
  const [{ sendWaiting }] = await Promise.all([
    import('../../offline/sync-queue/sync-queue.ts'),
    import('./sign-out-here.ts'),
  ]);
  if (hasDeviceFlag('syncQueue')) await sendWaiting();
}

/** After what was read here has been told. */
async function remind(): Promise<void> {
  if (currentSession() === undefined) return;
  const [{ watchReminders }, t] = await Promise.all([
    import('../../profiles/reminder/watch-reminders.ts'),
    loadTranslate(),
  ]);
  await watchReminders(t);
}

/** The country, for the order of the languages; looked up when it is not cached yet. */
async function lookUpLocation(locationUrl: string): Promise<void> {
  if (locationUrl === '' || storedCookies().get('location') || isLocationUnknown()) return;
  const answer = await fetch(locationUrl, { credentials: 'same-origin' });
  // The next page asks again.
  if (!answer.ok) throw new Error(`${locationUrl} was answered with ${answer.status}.`);
  const found = readLocation(await answer.json());
  if (found !== undefined) storeCookies({ location: JSON.stringify(found) });
  else noteUnknownLocation();
}

/** The server knows best which project the account is in (specification section 4). */
async function syncProjectCode(): Promise<void> {
  const session = currentSession();
  // On a browser of a class no project is joined or left.
  if (session === undefined || session.classroom !== undefined) return;
  const before = session.userInfo;
  const { projectCode } = await browserClient(syncProject, {});
  const now = currentSession()?.userInfo;
  // A code that was added or deleted meanwhile is newer than this answer.
  const isAsBefore = now?.id === before.id && now.projectCode === before.projectCode;
  if (isAsBefore && projectCode !== before.projectCode) storeProjectCode(projectCode);
}

async function logged(what: string, work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => console.warn(`${what} could not be brought up to date:`, error));
}
