import { type BadgeName, getPathway, type PathwayProgress } from '@letsread/learning/contract.ts';
import type { RouterContextProvider } from 'react-router';

import { askContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import { activityAddress, badgeAddress, stickerAddress } from '../stickers/sticker-address.ts';
import { loadProgress } from '../walk/load-progress.server.ts';
import type { PathToShow } from './path-to-show.ts';
import { trailToShow } from './scenery.server.tsx';

interface LoadedPath {
  path: PathToShow & { badge: BadgeName };
  /** Undefined where nobody reads with a profile: then the device knows. */
  progress: PathwayProgress | undefined;
}

/** A path with the addresses of its pictures, and how far the reader is who is signed in. */
export async function loadPath(
  context: Readonly<RouterContextProvider>,
  { slug, lId }: { slug: string; lId: string },
): Promise<LoadedPath> {
  const [path, progress] = await answerOf(
    Promise.all([context.get(askContext)(getPathway, { slug, lId }), loadProgress(context, { slug, lId })]),
  );
  const steps = path.path.map((step) => ({
    ...step,
    picture: stickerAddress(step.sticker),
    stone: step.kind === 'book' ? undefined : activityAddress(step.kind),
  }));
  return {
    path: { ...path, path: steps, badgePicture: badgeAddress(path.badge), trail: trailToShow(steps.length) },
    progress: progress?.[0],
  };
}
