import { knowsWalks } from './knows-walks.ts';
import type { WalkedPath } from './walked-paths.ts';

/** Of a version that counted pages beside the place. */
const pagesKey = 'pagesRead:';
const somebodys = /"profileId":"\d/;

/** Which paths others were on, and how far, is no longer known here. */
export function forgetOthersWalks(ownProfileIds: readonly string[]): void {
  if (!knowsWalks()) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(pagesKey)) localStorage.removeItem(key);
  const kept = localStorage.getItem('walkedPaths');
  if (kept !== null && somebodys.test(kept)) localStorage.setItem('walkedPaths', withoutOthers(kept, ownProfileIds));
}

function withoutOthers(kept: string, ownProfileIds: readonly string[]): string {
  try {
    const paths = JSON.parse(kept) as WalkedPath[];
    return JSON.stringify(paths.filter(({ profileId }) => profileId === '' || ownProfileIds.includes(profileId)));
  } catch {
    return '[]';
  }
}
