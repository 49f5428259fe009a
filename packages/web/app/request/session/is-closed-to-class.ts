import type { Session } from './session.ts';

const closed = /^\/(?:account|library|login|profile|project-code|sign-out)(?:[/.]|$)/;

/**
 * What is the account's, and pages of readers who did not choose themselves: on a browser of a class the teacher's password opens
 * it. Paths are read as the router reads them, which knows "/Account" and "/%61ccount" as well.
 */
export function isClosedToClass(
  session: Pick<Session, 'classroom' | 'currentlySelectedProfile'> | undefined,
  pathname: string,
): boolean {
  if (session?.classroom === undefined) return false;
  const path = decoded(pathname).toLowerCase();
  return closed.test(path) && path !== `/profile/${session.currentlySelectedProfile}/stickers`;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
