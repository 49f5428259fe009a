import { giveConsent } from '@letsread/identity/contract.ts';
import { redirect } from 'react-router';

import { requireSameSite } from '../../request/from-elsewhere.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { noStore } from '../../request/no-store.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { Entrance } from '../entrance/entrance.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { AgreeField, hasAgreed } from '../form/agree-field.tsx';
import { refuseForm, unlessOffline } from '../form/form-problem.ts';
import { returnPathFromUrl } from '../login/load-entrance.server.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import type { Route } from './+types/consent-screen.ts';
import { loadOwnAccount } from './load-own-account.server.ts';

export const headers = noStore;

/** Where an account begins that came from another provider or an app, as sign-up asked nothing there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { agreedTo } = await loadOwnAccount(context);
  return agreedTo === null ? null : redirect(returnPathFromUrl(url), 303);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { current, client } = context.get(sessionContext);
  if (current() === undefined) return redirect('/profile/signin', 303);
  try {
    await client(giveConsent, { body: { agreed: hasAgreed(await request.formData()) } });
  } catch (error) {
    return refuseForm(error);
  }
  return redirect(returnPathFromUrl(url), 303);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function ConsentScreen({ actionData: refused }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <Entrance title={t('identity.grown-ups')} answer={refused}>
      <PageHead title={t('identity.grown-ups')} isHidden />
      <p className="muted">{t('identity.profile.text')}</p>
      <AccountForm refused={refused} send={t('offline.shelf.go-on')}>
        <AgreeField refused={refused} />
      </AccountForm>
    </Entrance>
  );
}
