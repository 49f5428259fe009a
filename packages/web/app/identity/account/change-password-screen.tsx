import { changePassword } from '@letsread/identity/contract.ts';
import { Link, redirect } from 'react-router';

import { requireSameSite } from '../../request/from-elsewhere.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { noStore } from '../../request/no-store.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { Entrance } from '../entrance/entrance.tsx';
import { confirmPath } from '../entrance/paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { refuseForm, textOf, unlessOffline } from '../form/form-problem.ts';
import { PasswordField } from '../form/password-field.tsx';
import { sessionContext } from '../../request/session/server-session.server.ts';
import type { Route } from './+types/change-password-screen.ts';
import { needsGrownUp } from './ask-grown-up.ts';
import { loadForGrownUp } from './load-own-account.server.ts';

const address = '/account/password';

export const headers = noStore;

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await loadForGrownUp(context, address);
  return email === null ? redirect('/account', 303) : null;
}

/** All devices are signed out, but this one begins anew. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const session = context.get(sessionContext);
  if (session.current() === undefined) return redirect('/profile/signin', 303);
  try {
    const body = { password: textOf(await request.formData(), 'password'), deviceToken: session.deviceToken() };
    await session.begin(await session.client(changePassword, { body }));
  } catch (error) {
    return needsGrownUp(error) ? redirect(confirmPath(address), 303) : refuseForm(error);
  }
  return redirect('/account?told=password-set', 303);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function ChangePasswordScreen({ actionData: refused }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <Entrance title={t('identity.new-password')} answer={refused}>
      <PageHead title={t('identity.new-password')} isHidden />
      <AccountForm refused={refused} send={t('identity.new-password.send')}>
        <PasswordField refused={refused} isNew />
      </AccountForm>
      <Link className="btn btn--block" to="/account">
        {t('identity.grown-ups')}
      </Link>
    </Entrance>
  );
}
