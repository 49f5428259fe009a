import { readStored, storedKeys, writeStored } from '../../request/web-storage.ts';
import { hasStoredProgress } from './has-stored-progress.ts';
import type { VisitedPath } from './visited-paths.ts';

/** Of a version that counted pages beside the position. */
const pagesKey = 'pagesRead:';
const somebodys = /"profileId":"\d/;

/** Which paths others were on, and how far, is no longer known here. */
export function deleteOthersProgress(ownProfileIds: readonly string[]): void {
  if (!hasStoredProgress()) return;
  for (const key of storedKeys()) if (key.startsWith(pagesKey)) writeStored(key, null);
  for (const key of ['visitedPaths', 'walkedPaths']) {
    const stored = readStored(key);
    if (stored !== null && somebodys.test(stored)) writeStored(key, withoutOthers(stored, ownProfileIds));
  }
}

function withoutOthers(stored: string, ownProfileIds: readonly string[]): string {
  try {
    const paths = JSON.parse(stored) as VisitedPath[];
    return JSON.stringify(paths.filter(({ profileId }) => profileId === '' || ownProfileIds.includes(profileId)));
  } catch {
    return '[]';
  }
}
