import { type CompletionKey } from './walk.ts';

/** What a device remembers of a path that was looked at, so that it can tell how far somebody is, and when its badge is earned. */
export interface WalkedPath {
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

const key = 'walkedPaths';

/** As the pages of paths have left them (remember-path.js), the last one first; none where this browser keeps nothing. */
export function walkedPaths(): WalkedPath[] {
  try {
    const paths = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(paths) ? (paths as WalkedPath[]) : [];
  } catch {
    return [];
  }
}

/** The address of the path that somebody is on in this tab. */
export function pathToGoBackTo(): string | undefined {
  try {
    const address = sessionStorage.getItem('path') ?? '';
    return address.startsWith('/pathways/') ? address : undefined;
  } catch {
    return undefined;
  }
}

/** The path whose badge a reader has earned by one completion, of those that were looked at on this device. */
export function pathEarnedBy(
  deed: CompletionKey,
  { profileId, done }: { profileId: string; done: ReadonlySet<CompletionKey> },
): WalkedPath | undefined {
  return walkedPaths().find((path) => {
    const isDone = (step: CompletionKey) =>
      step === deed || done.has(step) || (path.profileId === profileId && path.done.includes(step));
    return path.needed.includes(deed) && path.needed.every(isDone);
  });
}
