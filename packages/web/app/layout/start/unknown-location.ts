const key = 'location-unknown';

/** Whether the library was asked in this session and knows no country: for a school's own network it does not change. */
export function isLocationUnknown(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function noteUnknownLocation(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage is switched off: the next page asks again.
  }
}
