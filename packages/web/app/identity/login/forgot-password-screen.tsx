import { requestReset } from '@letsread/identity/contract.ts';
import { Link } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField } from '../form/email-field.tsx';
import { refuseForm, textOf, unlessOffline } from '../form/form-problem.ts';
import type { Route } from './+types/forgot-password-screen.ts';
import { Entrance } from '../entrance/entrance.tsx';
import { loadEntrance } from './load-entrance.server.ts';
import { MailSent } from './mail-sent.tsx';
import { leadingTo, loginPath } from '../entrance/paths.ts';

export const handle = { page: 'screen' };

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadEntrance(context, url);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const email = textOf(await request.formData(), 'email');
  try {
    await context.get(apiClientContext)(requestReset, { body: { email } });
  } catch (error) {
    return refuseForm(error, { email });
  }
  return { sentTo: email };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function ForgotPasswordScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useMessages();
  const { returnPath, mailboxUrl } = loaderData;
  if (answer !== undefined && 'sentTo' in answer)
    return <MailSent answer={answer} mailboxUrl={mailboxUrl} returnPath={returnPath} />;
  return (
    <Entrance title={t('identity.forgot-password')} answer={answer}>
      <PageHead title={t('identity.forgot-password')} isHidden />
      <p className="muted">{t('identity.forgot-password.text')}</p>
      <AccountForm refused={answer} send={t('identity.forgot-password.send')}>
        <EmailField refused={answer} />
      </AccountForm>
      <p className="login__ways">
        <Link to={leadingTo(loginPath, returnPath)}>{t('identity.to-log-in')}</Link>
      </p>
    </Entrance>
  );
}
