import { readStoredJson, writeStored } from '../../request/web-storage.ts';

const key = 'reminded';

/** What the browser did not store: as long as the page stands. */
let unstored: Record<string, string> | undefined;

/** The day on which each reader was reminded last, by profile. */
export function readReminded(): Record<string, string> {
  return unstored ?? (Object(readStoredJson(key)) as Record<string, string>);
}

export function saveReminded(more: Record<string, string>): void {
  store({ ...readReminded(), ...more });
}

/** Nobody who uses the device later finds who was reminded here. */
export function deleteOthersReminded(ownProfileIds: readonly string[]): void {
  const own = Object.entries(readReminded()).filter(([profileId]) => ownProfileIds.includes(profileId));
  store(Object.fromEntries(own));
}

function store(reminded: Record<string, string>): void {
  const isEmpty = Object.keys(reminded).length === 0;
  unstored = writeStored(key, isEmpty ? null : JSON.stringify(reminded)) ? undefined : reminded;
}
