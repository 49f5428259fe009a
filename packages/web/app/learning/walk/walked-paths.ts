import { type DeedKey } from './walk.ts';

/** What a device remembers of a path that was looked at, so that it can tell how far somebody is, and when its badge is earned. */
export interface WalkedPath {
  slug: string;
  /** The address of its badge's picture. */
  badge: string;
  steps: DeedKey[];
  /** The steps that the badge needs. */
  needed: DeedKey[];
}

const key = 'walkedPaths';
/** Under this name the page of a path leaves its address to the pages that lead back to it. */
const placeKey = 'path';
const mostPaths = 30;

/** The last one first; none where this browser keeps nothing. */
export function walkedPaths(): WalkedPath[] {
  try {
    const paths = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(paths) ? (paths as WalkedPath[]) : [];
  } catch {
    return [];
  }
}

/** Remembers a path and the way back to it. */
export function rememberPath(path: WalkedPath, address: string): void {
  const others = walkedPaths().filter(({ slug }) => slug !== path.slug);
  try {
    localStorage.setItem(key, JSON.stringify([path, ...others].slice(0, mostPaths)));
    sessionStorage.setItem(placeKey, address);
  } catch {
    // Storage is switched off: then the end of a book knows no way back.
  }
}

/** The address of the path that somebody is on in this tab. */
export function pathToGoBackTo(): string | undefined {
  try {
    const address = sessionStorage.getItem(placeKey) ?? '';
    return address.startsWith('/pathways/') ? address : undefined;
  } catch {
    return undefined;
  }
}

/** The path whose badge one deed has earned, of those that were looked at on this device. */
export function pathEarnedBy(deed: DeedKey, done: ReadonlySet<DeedKey>): WalkedPath | undefined {
  return walkedPaths().find(
    ({ needed }) => needed.includes(deed) && needed.every((one) => one === deed || done.has(one)),
  );
}
