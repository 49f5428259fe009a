import { getPathway, type PathwayProgress, type PathwayDetail } from '@letsread/learning/contract.ts';
import type { RouterContextProvider } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import { loadProgress } from '../path-progress/load-progress.server.ts';

interface LoadedPath {
  path: PathwayDetail;
  /** Undefined where nobody reads with a profile: then the device knows. */
  progress: PathwayProgress | undefined;
}

/** A path, and how far the reader is who is signed in. */
export async function loadPath(
  context: Readonly<RouterContextProvider>,
  { slug, lId }: { slug: string; lId: string },
): Promise<LoadedPath> {
  const [path, progress] = await answerOf(
    Promise.all([context.get(apiClientContext)(getPathway, { slug, lId }), loadProgress(context, { slug, lId })]),
  );
  return { path, progress: progress?.[0] };
}
