import { removePushDevice } from '@letsread/profiles/push/contract.ts';

import { browserClient, currentSession } from '../../request/session/browser-session.ts';
import { deletePushHere, pushHere } from './push-here.ts';

/** So long somebody who wants to leave waits for the library; it learns from the push service otherwise. */
const patienceMs = 3_000;

/** Ends reminders on this device, in the browser and in the library. */
export async function forgetPush(): Promise<void> {
  const here = pushHere();
  if (here === undefined) return;
  deletePushHere();
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
  const { accountId: userId, deviceId } = here;
  if (currentSession()?.userInfo.id !== userId) return;
  const removal = browserClient(removePushDevice, { userId, deviceId }).catch(() => {});
  await Promise.race([removal, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
