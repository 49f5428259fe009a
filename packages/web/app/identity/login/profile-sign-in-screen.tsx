import { listAvatars } from '@letsread/profiles/contract.ts';
import { Link, redirect } from 'react-router';

import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { apiClientContext } from '../../request/contexts.ts';
import { fallBackTo } from '../../request/degraded-page.server.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { profileTabPath } from '../../request/session/session.ts';
import type { Route } from './+types/profile-sign-in-screen.ts';
import { Entrance } from '../entrance/entrance.tsx';
import { noStore } from '../../request/no-store.ts';
import { leadingTo, loginPath } from '../entrance/paths.ts';

export const handle = { page: 'screen' };

export const headers = noStore;

/** As many as stand beside each other on a phone. */
const maxPeeking = 4;

/**
 * Where the profile tab leads while nobody is signed in (specification section 2), and where sign-in with another
 * provider ends when it fails: whatever it says of why, there is one thing to do.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const session = context.get(sessionContext).current();
  if (session !== undefined) throw redirect(profileTabPath(session), 303);
  const avatars = await context
    .get(apiClientContext)(listAvatars, {})
    .catch(fallBackTo(context, 'pictures for profiles', []));
  return { hasFailed: url.searchParams.has('error'), peeking: avatars.slice(0, maxPeeking) };
}

export default function ProfileSignInScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <Entrance
      title={t('identity.profile')}
      answer={loaderData.hasFailed ? loaderData : undefined}
      peeking={loaderData.peeking}
    >
      <PageHead title={t('identity.profile')} isHidden />
      {loaderData.hasFailed && (
        <div className="err" role="alert" tabIndex={-1}>
          <Icon name="alert" />
          <p>{t('identity.provider-failed')}</p>
        </div>
      )}
      <p>{t('identity.profile.text')}</p>
      <Link className="btn btn--leaf btn--block" to={leadingTo(loginPath, '/profile/signin')}>
        <Icon name="login" size="s" isDirected />
        {t('identity.log-in')}
      </Link>
      <a className="btn btn--plain btn--block" href="/">
        {t('identity.to-books')}
      </a>
    </Entrance>
  );
}
