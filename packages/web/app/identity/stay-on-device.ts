import { storeCookies, storedCookies } from '../request/session/browser-session.ts';

/** Whether what a family reads stays on this device after they signed out; a choice for the device, made by an adult. */
export const stayCookie = 'stayOnDevice';

export function staysOnDevice(): boolean {
  return storedCookies().get(stayCookie) === 'true';
}

export function setStaysOnDevice(stays: boolean): void {
  storeCookies({ [stayCookie]: stays ? 'true' : undefined });
}
