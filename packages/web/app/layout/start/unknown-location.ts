import { readStored, writeStored } from '../../request/web-storage.ts';

const key = 'location-unknown';

/** Whether the library was asked in this session and knows no country: for a school's own network it does not change. */
export function isLocationUnknown(): boolean {
  return readStored(key, 'sessionStorage') !== null;
}

/** Where storage is switched off, the next page asks again. */
export function noteUnknownLocation(): void {
  writeStored(key, '1', 'sessionStorage');
}
