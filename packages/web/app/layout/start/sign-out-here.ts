import { currentSession, storeCookies } from '../../request/session/browser-session.ts';
import { cookiesOfNoSession, signOutCookie } from '../../request/session/session.ts';
import { staysOnDevice } from '../../identity/stay-on-device.ts';
import { reachesLibrarySoon } from '../../offline/connection/reach-library.ts';
import { deleteWaiting, isAnythingWaiting, sendWaiting } from '../../offline/sync-queue/sync-queue.ts';
import { forgetPush } from '../../profiles/push/forget-push.ts';
import { flushLeftTurns } from '../../reading/record/left-turns.ts';
import { deleteFamilyData } from './family-data.ts';

/** So long somebody who wants to leave waits for what is being sent. */
const patienceMs = 10_000;

/** Sends what was read here; whether the library knows all of it. */
export async function sendBeforeSignOut(): Promise<boolean> {
  await flushLeftTurns();
  if (!(await isAnythingWaiting())) return true;
  if (!(await reachesLibrarySoon())) return false;
  await Promise.race([sendWaiting(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return !(await isAnythingWaiting());
}

/**
 * Deletes what this device holds of the family and signs out. Where the library cannot be reached the session ends here,
 * and there with the first request that reaches it.
 */
export async function signOutHere(form: HTMLFormElement, { losesWaiting = false } = {}): Promise<void> {
  const accountId = currentSession()?.userInfo.id;
  if (losesWaiting && accountId !== undefined) await deleteWaiting(accountId);
  await forgetPush();
  if (!staysOnDevice()) await deleteFamilyData();
  if (await reachesLibrarySoon()) return form.submit();
  storeCookies({ ...cookiesOfNoSession(), [signOutCookie]: 'true' });
  location.assign('/');
}
