import { readStored, writeStored } from '../request/web-storage.ts';

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
  const former = formerNames[name];
  if (former !== undefined && readStored(former) !== null) setDeviceFlag(name, true);
  return readStored(flags[name]) !== null;
}

/** Where storage is switched off, a book that was interrupted goes on when the shelf is opened. */
export function setDeviceFlag(name: keyof typeof flags, isSet: boolean): void {
  if (writeStored(flags[name], isSet ? '1' : null)) writeStored(formerNames[name] ?? '', null);
}
