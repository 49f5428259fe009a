import { hasStoredProgress } from './has-stored-progress.ts';
import type { VisitedPath } from './visited-paths.ts';

/** Of a version that counted pages beside the position. */
const pagesKey = 'pagesRead:';
const somebodys = /"profileId":"\d/;

/** Which paths others were on, and how far, is no longer known here. */
export function deleteOthersProgress(ownProfileIds: readonly string[]): void {
  if (!hasStoredProgress()) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(pagesKey)) localStorage.removeItem(key);
  for (const key of ['visitedPaths', 'walkedPaths']) {
    const stored = localStorage.getItem(key);
    if (stored !== null && somebodys.test(stored)) localStorage.setItem(key, withoutOthers(stored, ownProfileIds));
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
