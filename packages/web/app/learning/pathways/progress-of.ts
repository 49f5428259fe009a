import type { Pathway } from '@letsread/learning/contract.ts';

import type { Completion } from '../../reading/record/completions.ts';
import type { KnownProgress } from '../path-progress/known-progress.ts';
import { doneOf } from '../path-progress/progress-on-path.ts';
import { visitedPaths } from '../path-progress/visited-paths.ts';

/** How far somebody is on a path of the list. */
export interface CardProgress {
  done: number;
  isComplete: boolean;
}

/** The list does not say which steps a path has: this device knows those of a path that was looked at on it. */
export function progressOf(
  { slug, steps }: Pick<Pathway, 'slug' | 'steps'>,
  known: KnownProgress | undefined,
  completions: readonly Completion[],
): CardProgress {
  // The server knows of no device.
  const progress = completions.length === 0 ? undefined : visitedPaths().find((one) => one.slug === slug);
  const done = doneOf(known, completions);
  const count =
    progress === undefined ? (known?.done.length ?? 0) : progress.steps.filter((key) => done.has(key)).length;
  const isThrough = progress !== undefined && progress.needed.every((key) => done.has(key));
  return { done: Math.min(steps, count), isComplete: isThrough || (known?.completedAt ?? null) !== null };
}
