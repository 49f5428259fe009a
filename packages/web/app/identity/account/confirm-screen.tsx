import { freshSignIn } from '@letsread/identity/contract.ts';
import { redirect } from 'react-router';

import { apiClientWithContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { noStore } from '../../request/no-store.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { Entrance } from '../entrance/entrance.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { refuseForm, textOf, unlessOffline } from '../form/form-problem.ts';
import { PasswordField } from '../form/password-field.tsx';
import { returnPathFromUrl } from '../login/load-entrance.server.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import type { Route } from './+types/confirm-screen.ts';
import { FreshProviders } from './fresh-providers.tsx';
import { loadOwnAccount } from './load-own-account.server.ts';

export const headers = noStore;

/** Before what a child with the tablet must not do: the password, or a fresh sign-in where there is none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { isFresh, email, providers } = await loadOwnAccount(context);
  if (isFresh) throw redirect(returnPathFromUrl(url), 303);
  return { returnPath: returnPathFromUrl(url), hasPassword: email !== null, providers };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const session = context.get(sessionContext);
  if (session.current() === undefined) return redirect('/profile/signin', 303);
  try {
    const body = { password: textOf(await request.formData(), 'password'), deviceToken: session.deviceToken() };
    await context.get(apiClientWithContext)({ authorization: `Bearer ${session.refreshToken()}` })(freshSignIn, {
      body,
    });
    await session.renew();
  } catch (error) {
    return refuseForm(error);
  }
  return redirect(returnPathFromUrl(url), 303);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function ConfirmScreen({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useMessages();
  const { returnPath, hasPassword, providers } = loaderData;
  return (
    <Entrance title={t('identity.grown-ups')} answer={refused}>
      <PageHead title={t('identity.grown-ups')} isHidden />
      <p className="muted">{t('identity.grown-ups.ask')}</p>
      {hasPassword ? (
        <AccountForm refused={refused} send={t('offline.shelf.go-on')}>
          <PasswordField refused={refused} />
        </AccountForm>
      ) : (
        <FreshProviders providers={providers} returnPath={returnPath} />
      )}
    </Entrance>
  );
}
