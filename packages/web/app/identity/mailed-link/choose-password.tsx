import type { reset, verify } from '@letsread/identity/contract.ts';
import { redirect } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Entrance } from '../entrance/entrance.tsx';
import { loginPathWithNotice } from '../entrance/paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { type RefusedForm, refuseForm, textOf } from '../form/form-problem.ts';
import { PasswordField } from '../form/password-field.tsx';
import type { Route } from './+types/verify-screen.ts';
import { BadLink } from './bad-link.tsx';
import { isOfLink, tokenFromLink } from './mailed-link.ts';

interface ChoosePasswordProps {
  hasToken: boolean;
  refused: RefusedForm | undefined;
  kind: 'verify' | 'reset';
}

/** Where a mailed link leads whose owner chooses a password: of a new account, or a new one. */
export function ChoosePassword({ hasToken, refused, kind }: ChoosePasswordProps) {
  const t = useMessages();
  if (!hasToken || isOfLink(refused)) return <BadLink kind={kind} answer={refused} />;
  const title = t(kind === 'verify' ? 'identity.verify' : 'identity.new-password');
  return (
    <Entrance title={title} answer={refused}>
      <PageHead title={title} isHidden />
      <AccountForm
        refused={refused}
        send={t(kind === 'verify' ? 'identity.verify.send' : 'identity.new-password.send')}
      >
        <PasswordField refused={refused} isNew />
      </AccountForm>
    </Entrance>
  );
}

/** Sends the chosen password with the secret of the link; then one logs in, and is told what has happened. */
export async function sendPassword(
  { request, context, url }: Pick<Route.ActionArgs, 'request' | 'context' | 'url'>,
  endpoint: typeof verify | typeof reset,
  told: 'address-confirmed' | 'password-set',
) {
  requireSameSite(request, url);
  const password = textOf(await request.formData(), 'password');
  try {
    await context.get(apiClientContext)(endpoint, { body: { token: tokenFromLink(url), password } });
  } catch (error) {
    return refuseForm(error);
  }
  return redirect(loginPathWithNotice(told), 303);
}
