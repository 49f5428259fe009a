import { readStoredJson, writeStored } from '../../request/web-storage.ts';

/** What is read and not yet a whole minute, for one reader on one day. */
export interface ReadSeconds {
  profileId: string;
  day: string;
  seconds: number;
}

const key = 'readSeconds';

/** The rest of another reader, or of another day, is less than a minute and is let go. */
export function readSecondsOf(profileId: string, day: string): ReadSeconds {
  const stored = storedSeconds();
  if (stored?.profileId === profileId && stored.day === day && Number(stored.seconds) >= 0) return stored;
  return { profileId, day, seconds: 0 };
}

/** Where storage is switched off, each book begins at nought. */
export function saveSeconds(read: ReadSeconds): void {
  writeStored(key, JSON.stringify(read));
}

/** Nobody who uses the device later finds when others read. */
export function deleteOthersSeconds(ownProfileIds: readonly string[]): void {
  const stored = storedSeconds();
  if (stored !== undefined && !ownProfileIds.includes(stored.profileId)) writeStored(key, null);
}

function storedSeconds(): ReadSeconds | undefined {
  return (readStoredJson(key) as ReadSeconds | null | undefined) ?? undefined;
}
