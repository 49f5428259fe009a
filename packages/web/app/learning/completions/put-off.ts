import { readStored, writeStored } from '../../request/web-storage.ts';

const notNow = 'completionsNotNow';

/** Whether somebody wanted to be asked another time, in this tab. */
export function isPutOff(): boolean {
  return readStored(notNow, 'sessionStorage') !== null;
}

/** Where storage is switched off, the next page asks again. */
export function putOff(): void {
  writeStored(notNow, '1', 'sessionStorage');
}
