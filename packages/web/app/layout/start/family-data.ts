import { currentSession } from '../../request/session/browser-session.ts';
import { clearTab } from '../../request/web-storage.ts';
import type { Session } from '../../request/session/session.ts';
import { classroomReaderIds, deleteClassroom } from '../../classes/classroom-record.ts';
import { staysOnDevice } from '../../identity/stay-on-device.ts';
import { deleteOthersProgress } from '../../learning/path-progress/delete-others-progress.ts';
import type { PageMessage } from '../../offline/cache-keys.ts';
import { deleteRuntimeCache } from '../../offline/delete-runtime-cache.ts';
import { hasDeviceFlag, setDeviceFlag } from '../../offline/device-flags.ts';
import { isAnythingWaiting } from '../../offline/sync-queue/sync-queue.ts';
import { forgetPush } from '../../profiles/push/forget-push.ts';
import { forgetNotificationChoice } from '../../profiles/reminder/notification-choice.ts';
import { deleteOthersReminded } from '../../profiles/reminder/reminded-days.ts';
import { deleteOthersCompletions } from '../../reading/record/completions.ts';
import { flushLeftTurns } from '../../reading/record/left-turns.ts';
import { deleteOthersPositions } from '../../reading/record/positions.ts';
import { deleteOthersSeconds } from '../../reading/record/read-seconds.ts';

/**
 * Saves where somebody was in a book whose page was left at once, and deletes what others of this device have read and
 * done; after signing out that is everything, unless the family chose that it stays. What still waits to be sent is
 * theirs to decide about (sign-out-here.ts): it goes when they sign in again.
 */
export async function flushFamilyData(): Promise<void> {
  await flushLeftTurns();
  const session = currentSession();
  // The teacher closed the class on this browser, or the session has ended: nobody of it stays behind.
  if (hasDeviceFlag('classroom') && session?.classroom === undefined) await deleteClassroom();
  if (session !== undefined) return deleteOthersData(await readersToSpare(session));
  if (staysOnDevice()) return;
  // Without the mark nobody was signed in on this device lately, and what a visitor has seen is theirs.
  await (hasDeviceFlag('family') ? deleteFamilyData() : deleteOthersData([]));
}

/**
 * On a device of a class that waits for a network others find what they read there when they come back; else the library
 * knows it all, and the device holds nothing of whoever does not read now.
 */
async function readersToSpare({ profiles, classroom }: Session): Promise<string[]> {
  const own = profiles.map(({ id }) => id);
  if (classroom === undefined || !(await isAnythingWaiting())) return own;
  return [...own, ...(await classroomReaderIds())];
}

/** Everything of whoever was signed in; books that were downloaded, and what a visitor read, stay. */
export async function deleteFamilyData(): Promise<void> {
  await deleteOthersData([]);
  forgetNotificationChoice();
  await forgetPush();
  clearTab();
  await closeReminders();
  await forgetWhatWasSeen();
  setDeviceFlag('family', false);
}

async function deleteOthersData(ownProfileIds: readonly string[]): Promise<void> {
  deleteOthersProgress(ownProfileIds);
  deleteOthersSeconds(ownProfileIds);
  deleteOthersReminded(ownProfileIds);
  await deleteOthersPositions(ownProfileIds);
  await deleteOthersCompletions(ownProfileIds);
}

/** At once, and what the service worker is still about to store once it is stored. */
async function forgetWhatWasSeen(): Promise<void> {
  if (!('caches' in window)) return;
  await deleteRuntimeCache();
  navigator.serviceWorker?.controller?.postMessage('forget' satisfies PageMessage);
}

/** A reminder names a reader; the service worker shows it beside the app (profiles/reminder/show-notification.ts). */
async function closeReminders(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: 'reading-reminder' })) ?? []) shown.close();
}
