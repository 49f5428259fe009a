import type { PathwayProgress } from '@letsread/learning/contract.ts';

/** What of the library's knowledge is needed to join it with the device's. */
export type KnownProgress = Pick<PathwayProgress, 'done' | 'restartedAt' | 'completedAt'>;

/** What the library knows of somebody on a path, for the attribute `data-progress` of a document; none where it knows nothing. */
export function progressText(progress: KnownProgress | undefined): string | undefined {
  if (progress === undefined) return undefined;
  const { done, restartedAt, completedAt } = progress;
  const known: KnownProgress = { done, restartedAt, completedAt };
  return JSON.stringify(known);
}

/** As `progressText` wrote it. */
export function progressIn({ dataset }: HTMLElement): KnownProgress | undefined {
  return dataset['progress'] === undefined ? undefined : (JSON.parse(dataset['progress']) as KnownProgress);
}
