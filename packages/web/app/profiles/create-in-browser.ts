import { needsConsent } from '../identity/account/needs-consent.ts';
import {
  browserClientWith,
  currentSession,
  storeCookies,
  storedCookies,
  storeFor,
} from '../request/session/browser-session.ts';
import { consentPath } from '../identity/entrance/paths.ts';
import { flushFavourites } from './favourites/flush-favourites.ts';
import { isProblem } from '../request/is-problem.ts';
import { cookiesOfNewReader, createReader, returnLink, wishOf } from './create-reader.ts';

/**
 * Creates a profile, stores it as the selected one, then reloads the page or follows a stored return link.
 * @returns whether another page is on its way; failures are silent (specification section 8), and only logged
 */
export async function createInBrowser(form: FormData): Promise<boolean> {
  const session = currentSession();
  if (session === undefined) {
    location.assign('/profile/signin');
    return true;
  }
  try {
    const created = await createReader(browserClientWith, session, wishOf(form));
    storeFor(session, cookiesOfNewReader(currentSession() ?? session, created));
  } catch (error) {
    if (needsConsent(error)) {
      location.assign(consentPath('/profile/create'));
      return true;
    }
    if (!isProblem(error) && !(error instanceof TypeError)) throw error;
    console.warn('The profile could not be created:', error.message);
    return false;
  }
  // The next start of the app tries again.
  await flushFavourites().catch((error: unknown) =>
    console.warn('The favourites could not be brought up to date:', error),
  );
  const link = returnLink(storedCookies());
  storeCookies(link?.cleared ?? {});
  if (link === undefined) location.reload();
  else location.assign(link.to);
  return true;
}
