const notNow = 'completionsNotNow';

/** Whether somebody wanted to be asked another time, in this tab. */
export function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(notNow) !== null;
  } catch {
    return false;
  }
}

export function putOff(): void {
  try {
    sessionStorage.setItem(notNow, '1');
  } catch {
    // Storage is switched off: then the next page asks again.
  }
}
