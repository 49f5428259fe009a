import { readStored, writeStored } from '../../../request/web-storage.ts';

const key = 'sounds';

/** Whether sound was asked for on this device. */
export function isSoundStored(): boolean {
  return readStored(key) === 'on';
}

/** Where storage is switched off, it holds for this page. */
export function storeSound(isOn: boolean): void {
  writeStored(key, isOn ? 'on' : 'off');
}
