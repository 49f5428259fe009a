import { changePushDevice } from '@letsread/profiles/push/contract.ts';

import { isProblem } from '../../request/is-problem.ts';
import { browserClient, currentSession } from '../../request/session/browser-session.ts';
import { clockHere } from './clock-here.ts';
import { forgetPush } from './forget-push.ts';
import { pushHere, savePushHere } from './push-here.ts';

/** Reminders go on in the language and on the clock of today; those of somebody else who used this device end. */
export async function keepPush(): Promise<void> {
  const here = pushHere();
  const session = currentSession();
  if (here === undefined || session === undefined) return;
  const { accountId: userId, deviceId } = here;
  if (userId !== session.userInfo.id) return forgetPush();
  const now = clockHere();
  if (now.language === here.language && now.timezone === here.timezone) return;
  try {
    await browserClient(changePushDevice, { userId, deviceId, body: now });
    savePushHere({ ...here, ...now });
  } catch (error) {
    // It was turned off elsewhere: by a new password, or as one of too many.
    if (isProblem(error) && error.code === 'device-not-found') await forgetPush();
  }
}
