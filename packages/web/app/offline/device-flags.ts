/** Whether there is anything to do at the start: so that a device that holds nothing loads nothing for it. */
const flags = {
  books: 'offlineBooks',
  jobs: 'saveJobs',
  positions: 'positions',
  completions: 'completions',
  syncQueue: 'syncQueue',
  family: 'family',
  classroom: 'classroom',
  usage: 'counting',
} as const;

/** As older builds named them: read once. A page of such a build that is on this device may write them again. */
const formerNames: Partial<Record<keyof typeof flags, string>> = {
  books: 'kept',
  jobs: 'keeping',
  positions: 'places',
  completions: 'deeds',
  syncQueue: 'waiting',
};

export function hasDeviceFlag(name: keyof typeof flags): boolean {
  try {
    const former = formerNames[name];
    if (former !== undefined && localStorage.getItem(former) !== null) setDeviceFlag(name, true);
    return localStorage.getItem(flags[name]) !== null;
  } catch {
    return false;
  }
}

export function setDeviceFlag(name: keyof typeof flags, isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(flags[name], '1');
    else localStorage.removeItem(flags[name]);
    localStorage.removeItem(formerNames[name] ?? '');
  } catch {
    // Storage is switched off: then a book that was interrupted goes on when the shelf is opened.
  }
}
