import type { PathwayProgress, PathwayStep } from '@letsread/learning/contract.ts';

import script from './remember-path.js?minified';
import { completionKey, keyOfStep } from './walk.ts';
import type { WalkedPath } from './walked-paths.ts';

interface RememberedPathProps {
  path: { slug: string; badgePicture: string; path: readonly PathwayStep[] };
  progress: Pick<PathwayProgress, 'done'> | undefined;
  /** Who reads; empty where nobody is signed in. */
  profileId: string;
  address: string;
}

/**
 * Lets the device remember a path, and the tab the way back to it. Every link to a path opens a new document, so this is
 * for the server alone, and no browser fetches the code that makes it.
 */
export function RememberedPath({ path, progress, profileId, address }: RememberedPathProps) {
  if (!import.meta.env.SSR) return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  const { slug, badgePicture: badge, path: steps } = path;
  const needed = steps.filter(({ isOptional }) => !isOptional).map(keyOfStep);
  const memory: WalkedPath & { address: string } = {
    slug,
    badge,
    steps: steps.map(keyOfStep),
    needed,
    profileId,
    done: progress?.done.map(completionKey) ?? [],
    address,
  };
  const json = JSON.stringify(memory).replaceAll('<', '\\u003c');
  return (
    <div
      hidden
      dangerouslySetInnerHTML={{
        __html: `<script type="application/json">${json}</script><script>${script}</script>`,
      }}
    />
  );
}
