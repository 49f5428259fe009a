/** Whether there is anything to do at the start: so that who keeps nothing loads nothing for it. */
const marks = {
  books: 'kept',
  jobs: 'keeping',
  places: 'places',
  deeds: 'deeds',
  outbox: 'waiting',
  family: 'family',
} as const;

export function hasDeviceFlag(name: keyof typeof marks): boolean {
  try {
    return localStorage.getItem(marks[name]) !== null;
  } catch {
    return false;
  }
}

export function setDeviceFlag(name: keyof typeof marks, isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(marks[name], '1');
    else localStorage.removeItem(marks[name]);
  } catch {
    // Storage is switched off: then a book that was interrupted goes on when the shelf is opened.
  }
}
