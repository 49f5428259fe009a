const key = 'sounds';

/** Whether sound was asked for on this device. */
export function isSoundStored(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

export function storeSound(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // Storage is switched off: it holds for this page.
  }
}
