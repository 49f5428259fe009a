import { addPushDevice } from '@letsread/profiles/push/contract.ts';

import { browserClient } from '../../request/session/browser-session.ts';
import { clockHere } from './clock-here.ts';
import { savePushHere } from './push-here.ts';

/** So long whoever pressed waits for the service worker. */
const patienceMs = 10_000;

/** Asks the browser, only ever at a press of a grown-up. @throws where it or the library does not do it */
export async function turnPushOn(userId: string, publicKey: string): Promise<'on' | 'refused'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const registration = await workerSoon();
  if (registration === undefined) throw new Error('There is no service worker to remind.');
  // One for the key of another library, or of this one before its secret was changed.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  try {
    const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
    const clock = clockHere();
    const body = { endpoint: subscription.endpoint, p256dh, auth, ...clock };
    const { id: deviceId } = await browserClient(addPushDevice, { userId, body });
    savePushHere({ accountId: userId, deviceId, ...clock });
    return 'on';
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** On a first visit it is still on its way; in a private window it never comes. */
function workerSoon(): Promise<ServiceWorkerRegistration | undefined> {
  const never = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([navigator.serviceWorker.ready, never]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
