import { readStoredJson, writeStored } from '../../request/web-storage.ts';

/** The device of this browser as the library knows it, and whose it is. */
export interface PushHere {
  accountId: string;
  deviceId: string;
  language: string;
  timezone: string;
}

const key = 'reminderPush';

/** Undefined where nobody has turned it on in this browser, or storage is switched off. */
export function pushHere(): PushHere | undefined {
  return (readStoredJson(key) as PushHere | null | undefined) ?? undefined;
}

/** @throws where storage is switched off: what cannot be remembered could not be turned off again */
export function savePushHere(here: PushHere): void {
  localStorage.setItem(key, JSON.stringify(here));
}

export function deletePushHere(): void {
  writeStored(key, null);
}
