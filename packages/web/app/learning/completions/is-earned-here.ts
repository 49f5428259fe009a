import { hasDeviceFlag } from '../../offline/device-flags.ts';
import { currentSession } from '../../request/session/browser-session.ts';
import { loginFlag } from '../sign-in/login-flag.ts';

/** Whether who is signed in may be offered what was earned on this device: they come from signing in for it, or it knows of something. */
export function isEarnedHere(): boolean {
  if (currentSession() === undefined) return false;
  return hasDeviceFlag('completions') || new URLSearchParams(location.search).has(loginFlag);
}
