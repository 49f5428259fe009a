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

export function saveSeconds(read: ReadSeconds): void {
  try {
    localStorage.setItem(key, JSON.stringify(read));
  } catch {
    // Storage is switched off: each book begins at nought.
  }
}

/** Nobody who uses the device later finds when others read. */
export function deleteOthersSeconds(ownProfileIds: readonly string[]): void {
  const stored = storedSeconds();
  if (stored !== undefined && !ownProfileIds.includes(stored.profileId)) localStorage.removeItem(key);
}

function storedSeconds(): ReadSeconds | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as ReadSeconds | null) ?? undefined;
  } catch {
    return undefined;
  }
}
