import { inviteGrownUp } from '@letsread/identity/grown-ups/contract.ts';
import { Link, redirect } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { noStore } from '../../request/no-store.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { Entrance } from '../entrance/entrance.tsx';
import { confirmPath } from '../entrance/paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField } from '../form/email-field.tsx';
import { refuseForm, textOf, unlessOffline } from '../form/form-problem.ts';
import type { Route } from './+types/invite-screen.ts';
import { needsGrownUp } from './ask-grown-up.ts';
import { loadForGrownUp } from './load-own-account.server.ts';

const address = '/account/invite';

export const headers = noStore;

export async function loader({ context }: Route.LoaderArgs) {
  await loadForGrownUp(context, address);
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { current, client } = context.get(sessionContext);
  if (current() === undefined) return redirect('/profile/signin', 303);
  const email = textOf(await request.formData(), 'email');
  try {
    await client(inviteGrownUp, { body: { email, language: interfaceLanguage(request).languageISOCode } });
  } catch (error) {
    return needsGrownUp(error) ? redirect(confirmPath(address), 303) : refuseForm(error, { email });
  }
  return redirect('/account?told=invited', 303);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function InviteScreen({ actionData: refused }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <Entrance title={t('identity.family.invite')} answer={refused}>
      <PageHead title={t('identity.family.invite')} isHidden />
      <p className="muted">{t('identity.family.text')}</p>
      <AccountForm refused={refused} send={t('identity.family.invite.send')}>
        <EmailField refused={refused} />
      </AccountForm>
      <Link className="btn btn--block" to="/account">
        {t('identity.grown-ups')}
      </Link>
    </Entrance>
  );
}
