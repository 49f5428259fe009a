import { verify } from '@letsread/identity/contract.ts';
import { redirect } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { refuseForm, textOf, unlessOffline } from '../form/form-problem.ts';
import { PasswordField } from '../form/password-field.tsx';
import type { Route } from './+types/verify-screen.ts';
import { BadLink } from './bad-link.tsx';
import { Entrance } from '../entrance/entrance.tsx';
import { noStore } from '../../request/no-store.ts';
import { isOfLink, tokenOf } from './mailed-link.ts';
import { tellingOf } from '../entrance/paths.ts';

export const handle = { page: 'screen' };

export const headers = noStore;

/**
 * Whoever opens the link is the owner, and chooses the password. Programs that look through mails follow their links:
 * only a press of the button confirms.
 */
export function loader({ url }: Route.LoaderArgs) {
  return { hasToken: tokenOf(url) !== '' };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const password = textOf(await request.formData(), 'password');
  try {
    await context.get(apiClientContext)(verify, { body: { token: tokenOf(url), password } });
  } catch (error) {
    return refuseForm(error);
  }
  return redirect(tellingOf('address-confirmed'), 303);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function VerifyScreen({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useMessages();
  if (!loaderData.hasToken || isOfLink(refused)) return <BadLink kind="verify" answer={refused} />;
  return (
    <Entrance title={t('identity.verify')} answer={refused}>
      <PageHead title={t('identity.verify')} isHidden />
      <AccountForm refused={refused} send={t('identity.verify.send')}>
        <PasswordField refused={refused} isNew />
      </AccountForm>
    </Entrance>
  );
}
