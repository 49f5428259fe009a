import { currentSession } from '../../request/session/browser-session.ts';
import { currentProfile } from '../../request/session/session.ts';
import type { Turner } from './queue-turn.ts';

/** Looked up each time: in another tab somebody may have signed out, or another child been chosen. */
export function whoReads(): Turner | undefined {
  const session = currentSession();
  const profile = session && currentProfile(session);
  return session === undefined || profile === undefined
    ? undefined
    : { accountId: session.userInfo.id, profileId: profile.id };
}
