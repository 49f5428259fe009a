const key = 'reminded';

/** For a browser that stores nothing: as long as the page stands. */
let inMemory: Record<string, string> = {};

/** The day on which each reader was reminded last, by profile. */
export function readReminded(): Record<string, string> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Record<string, string>;
  } catch {
    return inMemory;
  }
}

export function saveReminded(more: Record<string, string>): void {
  inMemory = { ...readReminded(), ...more };
  try {
    localStorage.setItem(key, JSON.stringify(inMemory));
  } catch {
    // As above.
  }
}

/** Nobody who uses the device later finds who was reminded here. */
export function deleteOthersReminded(ownProfileIds: readonly string[]): void {
  const own = Object.entries(readReminded()).filter(([profileId]) => ownProfileIds.includes(profileId));
  inMemory = Object.fromEntries(own);
  try {
    if (own.length > 0) localStorage.setItem(key, JSON.stringify(inMemory));
    else localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
