import { requestEmailChange } from '@letsread/identity/contract.ts';
import { Link, redirect } from 'react-router';

import { requireSameSite } from '../../request/from-elsewhere.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { noStore } from '../../request/no-store.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { Entrance } from '../entrance/entrance.tsx';
import { confirmPath } from '../entrance/paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField } from '../form/email-field.tsx';
import { refuseForm, textOf, unlessOffline } from '../form/form-problem.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import type { Route } from './+types/change-email-screen.ts';
import { needsGrownUp } from './ask-grown-up.ts';
import { loadForGrownUp } from './load-own-account.server.ts';

const address = '/account/email';

export const headers = noStore;

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await loadForGrownUp(context, address);
  if (email === null) throw redirect('/account', 303);
  return { email };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { current, client } = context.get(sessionContext);
  if (current() === undefined) return redirect('/profile/signin', 303);
  const email = textOf(await request.formData(), 'email');
  try {
    await client(requestEmailChange, { body: { email } });
  } catch (error) {
    return needsGrownUp(error) ? redirect(confirmPath(address), 303) : refuseForm(error, { email });
  }
  return { sentTo: email };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function ChangeEmailScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useMessages();
  const isSent = answer !== undefined && 'sentTo' in answer;
  const title = t(isSent ? 'identity.sent.title' : 'identity.change-email');
  return (
    <Entrance title={title} answer={answer}>
      <PageHead title={title} isHidden />
      {isSent ? (
        <>
          <p>{t('identity.sent')}</p>
          <p className="muted">{t('identity.sent.none')}</p>
        </>
      ) : (
        <>
          <p className="muted">{t('identity.change-email.text', { email: loaderData.email })}</p>
          <AccountForm refused={answer} send={t('identity.forgot-password.send')}>
            <EmailField refused={answer} />
          </AccountForm>
        </>
      )}
      <Link className="btn btn--block" to="/account">
        {t('identity.grown-ups')}
      </Link>
    </Entrance>
  );
}
