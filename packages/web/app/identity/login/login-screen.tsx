import { signIn } from '@letsread/identity/contract.ts';
import { Link, redirectDocument } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField } from '../form/email-field.tsx';
import { refuseForm, textOf, unlessOffline } from '../form/form-problem.ts';
import { PasswordField } from '../form/password-field.tsx';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { StayChoice } from '../stay-choice.tsx';
import type { Route } from './+types/login-screen.ts';
import { Entrance } from '../entrance/entrance.tsx';
import { isSecure, loadEntrance, returnPathFromUrl } from './load-entrance.server.ts';
import { NotNeeded } from '../entrance/not-needed.tsx';
import { MailboxLink } from './mailbox-link.tsx';
import {
  forgotPasswordPath,
  leadingTo,
  loginPath,
  signUpPath,
  type LoginNotice,
  parseLoginNotice,
} from '../entrance/paths.ts';
import { clearReturnPath, storedReturnPath } from './return-path.ts';
import { Providers } from './providers.tsx';
import { Terms } from '../entrance/terms.tsx';

export const handle = { page: 'screen' };

export async function loader({ context, url }: Route.LoaderArgs) {
  return { ...(await loadEntrance(context, url)), notice: parseLoginNotice(url.searchParams.get('told')) };
}

/** Begins a session and goes, as a whole document, to where the person was. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const form = await request.formData();
  const email = textOf(form, 'email');
  try {
    const session = context.get(sessionContext);
    const body = { email, password: textOf(form, 'password'), deviceToken: session.deviceToken() };
    await session.begin(await context.get(apiClientContext)(signIn, { body }));
  } catch (error) {
    return refuseForm(error, { email });
  }
  const returnPath = returnPathFromUrl(url);
  const headers = { 'set-cookie': clearReturnPath(isSecure(context, url)) };
  return redirectDocument(returnPath === '/' ? storedReturnPath(request) : returnPath, { status: 303, headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function LoginScreen({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useMessages();
  const { returnPath, providers, mailboxUrl, notice } = loaderData;
  return (
    <Entrance title={t('identity.log-in')} answer={refused}>
      <PageHead title={t('identity.log-in')} description={t('identity.why')} path={loginPath} />
      {notice === undefined ? <p className="muted">{t('identity.why')}</p> : <LoginNote notice={notice} />}
      <Providers providers={providers} returnPath={returnPath} />
      <AccountForm refused={refused} send={t('identity.log-in')}>
        <EmailField refused={refused} />
        <PasswordField refused={refused} />
        <StayChoice />
      </AccountForm>
      <p className="login__ways">
        <Link to={leadingTo(forgotPasswordPath, returnPath)}>{t('identity.forgot-password')}</Link>
        <Link to={leadingTo(signUpPath, returnPath)}>{t('identity.to-sign-up')}</Link>
      </p>
      <MailboxLink mailboxUrl={mailboxUrl} />
      <NotNeeded />
      <Terms />
    </Entrance>
  );
}

function LoginNote({ notice }: { notice: LoginNotice }) {
  const t = useMessages();
  return (
    <div className="note" role="status">
      <Icon name="check" />
      <p>{t(`identity.told.${notice}`)}</p>
    </div>
  );
}
