import { knowsWalks } from './knows-walks.ts';
import type { WalkedPath } from './walked-paths.ts';

const pagesKey = /^pagesRead:(\d+):/;
const somebodys = /"profileId":"\d/;

/** Which pages others have turned to, and which steps of a path they have done, is no longer known here; the path still is. */
export function forgetOthersWalks(ownProfileIds: readonly string[]): void {
  if (!knowsWalks()) return;
  for (const key of Object.keys(localStorage)) {
    const whose = pagesKey.exec(key)?.[1];
    if (whose !== undefined && !ownProfileIds.includes(whose)) localStorage.removeItem(key);
  }
  const kept = localStorage.getItem('walkedPaths');
  if (kept !== null && somebodys.test(kept)) localStorage.setItem('walkedPaths', withoutOthers(kept, ownProfileIds));
}

function withoutOthers(kept: string, ownProfileIds: readonly string[]): string {
  try {
    const paths = JSON.parse(kept) as WalkedPath[];
    const own = paths.map((path) =>
      ownProfileIds.includes(path.profileId) ? path : { ...path, profileId: '', done: [] },
    );
    return JSON.stringify(own);
  } catch {
    return '[]';
  }
}
