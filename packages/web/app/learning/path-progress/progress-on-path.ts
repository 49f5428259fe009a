import type { CompletionKind, PathwayProgress, PathwayStep } from '@letsread/learning/contract.ts';

import type { Completion } from '../../reading/record/completions.ts';

/** A completion as a path looks for it: "book:12". */
export type CompletionKey = `${CompletionKind}:${string}`;

export function completionKey({ kind, bookId }: { kind: CompletionKind; bookId: string }): CompletionKey {
  return `${kind}:${bookId}`;
}

/** What of a step decides where somebody is. */
export interface StepToDo {
  kind: CompletionKind;
  book: Pick<PathwayStep['book'], 'bookId'>;
  isOptional: boolean;
}

export function keyOfStep({ kind, book }: Pick<StepToDo, 'kind' | 'book'>): CompletionKey {
  return completionKey({ kind, bookId: book.bookId });
}

/** Where somebody is on a path. */
export interface ProgressOnPath<Step extends StepToDo = PathwayStep> {
  done: ReadonlySet<CompletionKey>;
  /** How many of the path's steps are done. */
  count: number;
  /** The step to take next; every other may be taken all the same. Undefined at the end. */
  next: Step | undefined;
  /** Whether its badge is earned: every step that is needed is done, or was once. */
  isComplete: boolean;
}

/** What the library knows and what this device knows together: neither may know all. */
export function doneOf(
  progress: Pick<PathwayProgress, 'done' | 'restartedAt'> | undefined,
  completions: readonly Pick<Completion, 'kind' | 'bookId' | 'lastAt'>[],
): Set<CompletionKey> {
  const { done = [], restartedAt = null } = progress ?? {};
  const since = restartedAt === null ? -Infinity : Date.parse(restartedAt);
  return new Set([...done, ...completions.filter(({ lastAt }) => Date.parse(lastAt) > since)].map(completionKey));
}

/**
 * The next step is the first that is not done; one that is not needed is passed over for good once somebody has gone
 * on behind it.
 */
export function progressOnPath<Step extends StepToDo>(
  path: readonly Step[],
  done: ReadonlySet<CompletionKey>,
  isEarned: boolean,
): ProgressOnPath<Step> {
  const isDone = path.map((step) => done.has(keyOfStep(step)));
  const furthest = isDone.lastIndexOf(true);
  const isThrough = path.every((step, at) => step.isOptional || isDone[at]);
  const next = path.find((step, at) => !isDone[at] && !(step.isOptional && at < furthest));
  return {
    done,
    count: isDone.filter(Boolean).length,
    next: isThrough ? undefined : next,
    isComplete: isEarned || (path.length > 0 && isThrough),
  };
}
