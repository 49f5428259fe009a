import type { PathwayProgress, PathwayDetail } from '@letsread/learning/contract.ts';

import { badgeAddress } from '../../stickers/sticker-address.ts';
import script from './remember-path.js?minified';
import { completionKey, keyOfStep } from './progress-on-path.ts';
import type { VisitedPath } from './visited-paths.ts';

interface RememberedPathProps {
  path: Pick<PathwayDetail, 'slug' | 'badge' | 'path'>;
  progress: Pick<PathwayProgress, 'done'> | undefined;
  /** Who reads; empty where nobody is signed in. */
  profileId: string;
  address: string;
}

/** Lets the device remember a path, and the tab the way back to it. */
export function RememberedPath({ path, progress, profileId, address }: RememberedPathProps) {
  const { slug, badge, path: steps } = path;
  const memory: VisitedPath & { address: string } = {
    slug,
    badge: badgeAddress(badge),
    steps: steps.map(keyOfStep),
    needed: steps.filter(({ isOptional }) => !isOptional).map(keyOfStep),
    profileId,
    done: progress?.done.map(completionKey) ?? [],
    address,
  };
  const json = JSON.stringify(memory).replaceAll('<', '\\u003c');
  return (
    <div hidden>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}
