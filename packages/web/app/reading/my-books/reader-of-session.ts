import { currentProfile, type Session } from '../../request/session/session.ts';

/** Who reads, as the calls of reading name them. */
export interface Reader {
  uId: string;
  pId: string;
}

/** The profile that reads; undefined for a visitor and for an account without any. */
export function readerOf(session: Session | undefined): Reader | undefined {
  const profile = session && currentProfile(session);
  return session && profile && { uId: session.userInfo.id, pId: profile.id };
}
