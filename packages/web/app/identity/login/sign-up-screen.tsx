import { signUp } from '@letsread/identity/contract.ts';
import { data, Link } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { AgreeField, hasAgreed } from '../form/agree-field.tsx';
import { EmailField } from '../form/email-field.tsx';
import { Field } from '../form/field.tsx';
import { refuseForm, textOf, unlessOffline } from '../form/form-problem.ts';
import type { Route } from './+types/sign-up-screen.ts';
import { Entrance } from '../entrance/entrance.tsx';
import { isSecure, loadEntrance, returnPathFromUrl } from './load-entrance.server.ts';
import { MailSent } from './mail-sent.tsx';
import { NotNeeded } from '../entrance/not-needed.tsx';
import { leadingTo, loginPath } from '../entrance/paths.ts';
import { storeReturnPath } from './return-path.ts';

export const handle = { page: 'screen' };

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadEntrance(context, url);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const form = await request.formData();
  const email = textOf(form, 'email');
  const displayName = textOf(form, 'displayName');
  const language = interfaceLanguage(request).languageISOCode;
  try {
    await context.get(apiClientContext)(signUp, { body: { email, displayName, language, agreed: hasAgreed(form) } });
  } catch (error) {
    return refuseForm(error, { email, displayName });
  }
  const headers = { 'set-cookie': storeReturnPath(returnPathFromUrl(url), isSecure(context, url)) };
  return data({ sentTo: email }, { headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function SignUpScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useMessages();
  const { returnPath, mailboxUrl } = loaderData;
  if (answer !== undefined && 'sentTo' in answer)
    return <MailSent answer={answer} mailboxUrl={mailboxUrl} returnPath={returnPath} />;
  const isNameWrong = answer?.problem.fields.includes('displayName');
  return (
    <Entrance title={t('identity.sign-up')} answer={answer}>
      <PageHead title={t('identity.sign-up')} isHidden />
      <p className="muted">{t('identity.why')}</p>
      <AccountForm refused={answer} send={t('identity.sign-up')}>
        <EmailField refused={answer} />
        <Field
          name="displayName"
          label={t('identity.display-name')}
          hint={t('identity.display-name.hint')}
          autoComplete="name"
          dir="auto"
          defaultValue={answer?.typed.displayName}
          fault={isNameWrong ? t('identity.fault.display-name') : undefined}
        />
        <AgreeField refused={answer} />
      </AccountForm>
      <p className="login__ways">
        <Link to={leadingTo(loginPath, returnPath)}>{t('identity.to-log-in')}</Link>
      </p>
      <NotNeeded />
    </Entrance>
  );
}
