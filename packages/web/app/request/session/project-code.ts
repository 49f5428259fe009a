import { currentSession, storeCookies } from './browser-session.ts';
import type { CookieValues, Session } from './session.ts';

/** What is stored of the project that an account is in, by its code; empty when it is in none (specification section 4). */
export function cookiesOfProjectCode({ userInfo }: Session, projectCode: string): CookieValues {
  return { userInfo: JSON.stringify({ ...userInfo, projectCode }) };
}

export function storeProjectCode(projectCode: string): void {
  const session = currentSession();
  if (session !== undefined) storeCookies(cookiesOfProjectCode(session, projectCode));
}
