import { currentSession } from '../request/session/browser-session.ts';

/** Whether this browser is open for a class. */
export function isInClassroom(): boolean {
  return currentSession()?.classroom !== undefined;
}
