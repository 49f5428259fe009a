import { redirect, redirectDocument } from 'react-router';

import { browserAsk, currentSession, storeCookies, storedCookies, storeFor } from '../identity/browser-session.ts';
import { sessionContext } from '../identity/server-session.server.ts';
import { profileTabPath } from '../identity/session.ts';
import { settleFavourites } from '../reading/favourites/settle-favourites.ts';
import { requireSameSite } from '../shell/request/from-elsewhere.ts';
import { useInterface } from '../shell/language/use-interface.ts';
import { useWords } from '../shell/language/words.tsx';
import { readCookies } from '../shell/request/cookies.ts';
import { PageHead } from '../shell/page-head.tsx';
import { isProblem } from '../shell/request/problems.ts';
import type { Route } from './+types/create-profile-screen.ts';
import { AccountSection } from './account/account-section.tsx';
import { CreateProfileForm } from './create-profile-form.tsx';
import { cookiesOfNewReader, createReader, returnLink } from './create-reader.ts';

/**
 * For a signed-in user with no profile (specification section 2). Who has one goes back to where they were when they went to log
 * in; all others are where the profile tab leads.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { current, store } = context.get(sessionContext);
  const session = current();
  const path = profileTabPath(session);
  if (path === '/profile/create') return null;
  const link = session && returnLink(readCookies(request.headers.get('cookie') ?? ''));
  store(link?.cleared ?? {});
  return redirect(link?.to ?? path);
}

/** Without script: as `clientAction`, with a page for an answer. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { ask, current, store } = context.get(sessionContext);
  const session = current();
  if (session === undefined) return redirect('/profile/signin');
  const created = await createReader(ask, session.userInfo.id, lookOf(await request.formData())).catch(ignoreProblem);
  if (created === undefined) return redirect('/profile/create');
  store(cookiesOfNewReader(session, created));
  const link = returnLink(readCookies(request.headers.get('cookie') ?? ''));
  store(link?.cleared ?? {});
  return redirectDocument(link?.to ?? `/profile/${created.id}`);
}

/** Stores the new profile as the selected one, then reloads the page or follows a stored return link. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const session = currentSession();
  if (session === undefined) return redirectDocument('/profile/signin');
  const created = await createReader(browserAsk, session.userInfo.id, lookOf(await request.formData())).catch(
    ignoreProblem,
  );
  if (created === undefined) return null;
  storeFor(session, cookiesOfNewReader(currentSession() ?? session, created));
  await settleFavourites().catch(notSettled);
  const link = returnLink(storedCookies());
  storeCookies(link?.cleared ?? {});
  if (link === undefined) location.reload();
  else location.assign(link.to);
  // The spinner stays until the new page comes.
  return new Promise<null>(() => {});
}

export default function CreateProfileScreen() {
  const t = useWords();
  const { avatars } = useInterface();
  return (
    <main id="main" className="wrap newprofile__page">
      <PageHead title={t('profiles.create.title')} isHidden />
      <h1 tabIndex={-1}>{t('profiles.create.title')}</h1>
      <CreateProfileForm avatars={avatars} className="newprofile__card" />
      <AccountSection />
    </main>
  );
}

function lookOf(form: FormData): { name: string; imageUrl: string } {
  const [name, imageUrl] = ['name', 'imageUrl'].map((field) => form.get(field));
  return { name: typeof name === 'string' ? name : '', imageUrl: typeof imageUrl === 'string' ? imageUrl : '' };
}

/** The next start of the app tries again. */
function notSettled(error: unknown): void {
  console.warn('The favourites could not be brought up to date:', error);
}

/** Specification section 8: profile creation failures are swallowed silently; they are only logged. */
function ignoreProblem(error: unknown): undefined {
  if (!isProblem(error) && !(error instanceof TypeError)) throw error;
  console.warn('The profile could not be created:', error.message);
}
