import { hasDeviceFlag } from '../../offline/device-flags.ts';
import { currentSession } from '../../request/session/browser-session.ts';
import { currentProfile } from '../../request/session/session.ts';

/** Whether a profile reads to whom what was read on this device may be offered. */
export function isReadHere(): boolean {
  const session = currentSession();
  return session !== undefined && currentProfile(session) !== undefined && hasDeviceFlag('positions');
}
