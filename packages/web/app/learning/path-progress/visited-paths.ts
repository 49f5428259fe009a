import { readStored, readStoredJson } from '../../request/web-storage.ts';
import { type CompletionKey } from './progress-on-path.ts';

/** What a device remembers of a path that was looked at, so that it can tell how far somebody is, and when its badge is earned. */
export interface VisitedPath {
  slug: string;
  /** The address of its badge's picture. */
  badge: string;
  steps: CompletionKey[];
  /** The steps that the badge needs. */
  needed: CompletionKey[];
  /** What the library knew this reader to have done when the path was looked at. */
  profileId: string;
  done: CompletionKey[];
}

const key = 'visitedPaths';
/** The name that older builds gave it; remember-path.js renames it. */
const formerKey = 'walkedPaths';

/** As the pages of paths have left them (remember-path.js), the last one first; none where this browser keeps nothing. */
export function visitedPaths(): VisitedPath[] {
  const paths = readStoredJson(key) ?? readStoredJson(formerKey);
  return Array.isArray(paths) ? (paths as VisitedPath[]) : [];
}

/** The address of the path that somebody is on in this tab. */
export function pathToGoBackTo(): string | undefined {
  const address = readStored('path', 'sessionStorage');
  return address?.startsWith('/pathways/') ? address : undefined;
}

/** The path whose badge a reader has earned by one completion, of those that were looked at on this device. */
export function pathEarnedBy(
  completion: CompletionKey,
  { profileId, done }: { profileId: string; done: ReadonlySet<CompletionKey> },
): VisitedPath | undefined {
  return visitedPaths().find((path) => {
    const isDone = (step: CompletionKey) =>
      step === completion || done.has(step) || (path.profileId === profileId && path.done.includes(step));
    return path.needed.includes(completion) && path.needed.every(isDone);
  });
}
