import { getOwnAccount } from '@letsread/identity/contract.ts';
import { listProfiles } from '@letsread/profiles/contract.ts';
import { redirect, redirectDocument } from 'react-router';

import { needsConsent } from '../identity/account/needs-consent.ts';
import { backRoomLink } from '../identity/back-room-link.server.ts';
import { consentPath } from '../identity/entrance/paths.ts';
import { sessionContext } from '../request/session/server-session.server.ts';
import { profilesValue, profileTabPath } from '../request/session/session.ts';
import { freshId } from '../request/fresh-id.ts';
import { requireSameSite } from '../request/from-elsewhere.ts';
import { useInterface } from '../i18n/use-interface.ts';
import { useMessages } from '../i18n/messages.tsx';
import { readCookies } from '../request/cookies.ts';
import { PageHead } from '../i18n/page-head.tsx';
import { isProblem } from '../request/is-problem.ts';
import { fallBackTo } from '../request/degraded-page.server.ts';
import type { Route } from './+types/create-profile-screen.ts';
import { AccountSection } from './account/account-section.tsx';
import { CreateProfileForm } from './create-profile-form.tsx';
import { cookiesOfNewReader, createReader, returnLink, wishOf } from './create-reader.ts';

export const handle = { page: 'screen' };

/**
 * For a signed-in user with no profile (specification section 2). Who has one goes back to where they were when they went to log
 * in; all others are where the profile tab leads.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, current, store } = context.get(sessionContext);
  if (profileTabPath(current()) === '/profile/create') await lookForReaders(context);
  const session = current();
  const path = profileTabPath(session);
  if (path === '/profile/create') {
    const account = await client(getOwnAccount, {}).catch(fallBackTo(context, 'what an account agreed to', undefined));
    return account?.agreedTo === null
      ? redirect(consentPath(path))
      : { key: freshId(), further: backRoomLink(context, request) };
  }
  const link = session && returnLink(readCookies(request.headers.get('cookie') ?? ''));
  store(link?.cleared ?? {});
  return redirect(link?.to ?? path);
}

/** A reader whose creation was not answered is there all the same: nobody is asked to make them twice. */
async function lookForReaders(context: Route.LoaderArgs['context']): Promise<void> {
  const { current, client, store } = context.get(sessionContext);
  const userId = current()?.userInfo.id;
  if (userId === undefined) return;
  const { items } = await client(listProfiles, { userId }).catch(
    fallBackTo(context, 'the readers of an account', { items: [] }),
  );
  if (items.length > 0) store({ profiles: profilesValue(items) });
}

/** Without script: as `create-in-browser.ts`, with a page for an answer. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { clientWith, current, store } = context.get(sessionContext);
  const session = current();
  if (session === undefined) return redirect('/profile/signin');
  const created = await createReader(clientWith, session, wishOf(await request.formData())).catch(ignoreProblem);
  if (created === 'consent-needed') return redirect(consentPath('/profile/create'));
  if (created === undefined) return redirect('/profile/create');
  store(cookiesOfNewReader(session, created));
  const link = returnLink(readCookies(request.headers.get('cookie') ?? ''));
  store(link?.cleared ?? {});
  return redirectDocument(link?.to ?? `/profile/${created.id}`);
}

export default function CreateProfileScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { avatars } = useInterface();
  return (
    <main id="main" className="wrap newprofile__page">
      <PageHead title={t('profiles.create.title')} isHidden />
      <h1 tabIndex={-1}>{t('profiles.create.title')}</h1>
      <CreateProfileForm avatars={avatars} wishKey={loaderData.key} className="newprofile__card" />
      <AccountSection further={loaderData.further} />
    </main>
  );
}

/** Specification section 8: profile creation failures are swallowed silently; they are only logged. */
function ignoreProblem(error: unknown): 'consent-needed' | undefined {
  if (needsConsent(error)) return 'consent-needed';
  if (!isProblem(error) && !(error instanceof TypeError)) throw error;
  console.warn('The profile could not be created:', error.message);
  return undefined;
}
