import { getInvitation, joinAccount, joinAsNewcomer } from '@letsread/identity/grown-ups/contract.ts';
import { Link, redirect, redirectDocument } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { isProblem } from '../../request/is-problem.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { needsGrownUp } from '../account/ask-grown-up.ts';
import { loadOwnAccount } from '../account/load-own-account.server.ts';
import { Entrance } from '../entrance/entrance.tsx';
import { confirmPath, leadingTo, loginPath, loginPathWithNotice } from '../entrance/paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { AgreeField, hasAgreed } from '../form/agree-field.tsx';
import { Field } from '../form/field.tsx';
import { type RefusedForm, refuseForm, textOf, unlessOffline } from '../form/form-problem.ts';
import { PasswordField } from '../form/password-field.tsx';
import type { Route } from './+types/join-screen.ts';
import { BadLink } from './bad-link.tsx';
import { isOfLink, tokenFromLink } from './mailed-link.ts';

export const handle = { page: 'screen' };

export const headers = noStore;

/** Whose invitation it is, and whether who is signed in may take it: a grown-up, at the address that it is for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const returnPath = url.pathname + url.search;
  const invitation = await answerOf(
    context
      .get(apiClientContext)(getInvitation, { body: { token: tokenFromLink(url) || 'none' } })
      .catch((error: unknown) => {
        if (isProblem(error) && error.code === 'link-not-valid') return undefined;
        throw error;
      }),
  );
  const isSignedIn = context.get(sessionContext).current() !== undefined;
  if (invitation === undefined || !isSignedIn) return { returnPath, invitation, isSignedIn, isForAnother: false };
  const { email } = await loadOwnAccount(context);
  // Null where another provider knows the address: the call looks.
  return { returnPath, invitation, isSignedIn, isForAnother: email !== null && email !== invitation.email };
}

/** With the account that is signed in, or with a new password: whoever opens the link owns the address. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const form = await request.formData();
  const agreed = hasAgreed(form);
  const token = tokenFromLink(url);
  const session = context.get(sessionContext);
  const displayName = textOf(form, 'displayName');
  try {
    if (session.current() !== undefined) {
      await session.client(joinAccount, { body: { token, agreed } });
      await session.renew();
      return redirectDocument('/account', { status: 303 });
    }
    const body = { token, displayName, password: textOf(form, 'password'), agreed };
    await context.get(apiClientContext)(joinAsNewcomer, { body });
  } catch (error) {
    if (needsGrownUp(error)) return redirect(confirmPath(url.pathname + url.search), 303);
    return refuseForm(error, { displayName });
  }
  return redirect(loginPathWithNotice('address-confirmed'), 303);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function JoinScreen({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useMessages();
  const { invitation, isSignedIn, isForAnother, returnPath } = loaderData;
  if (invitation === undefined || isOfLink(refused)) return <BadLink kind="invitation" answer={refused} />;
  const { email, invitedBy, hasAccount } = invitation;
  return (
    <Entrance title={t('identity.family.join')} answer={refused}>
      <PageHead title={t('identity.family.join')} isHidden />
      <p>{t('identity.family.join.text', { who: invitedBy })}</p>
      {isForAnother ? (
        <ForAnother email={email} />
      ) : isSignedIn || !hasAccount ? (
        <AccountForm refused={refused} send={t('identity.family.join.send')}>
          <p className="muted">
            <bdi dir="ltr">{email}</bdi>
          </p>
          {!isSignedIn && <NewcomerFields refused={refused} />}
          <AgreeField refused={refused} />
        </AccountForm>
      ) : (
        <p>{t('identity.family.join.log-in', { email })}</p>
      )}
      {!isSignedIn && (
        <Link
          className={hasAccount ? 'btn btn--leaf btn--block' : 'btn btn--block'}
          to={leadingTo(loginPath, returnPath)}
        >
          {t(hasAccount ? 'identity.log-in' : 'identity.to-log-in')}
        </Link>
      )}
    </Entrance>
  );
}

/** Somebody else is signed in on this device: often who invites. */
function ForAnother({ email }: { email: string }) {
  const t = useMessages();
  return (
    <>
      <div className="err" role="alert" tabIndex={-1}>
        <Icon name="alert" />
        <p>
          {t('identity.problem.other-address')}
          <br />
          <bdi dir="ltr">{email}</bdi>
        </p>
      </div>
      <form method="post" action="/sign-out">
        <button className="btn btn--leaf btn--block" type="submit">
          {t('shell.menu.sign-out')}
        </button>
      </form>
    </>
  );
}

function NewcomerFields({ refused }: { refused: RefusedForm | undefined }) {
  const t = useMessages();
  const isNameWrong = refused?.problem.fields.includes('displayName');
  return (
    <>
      <Field
        name="displayName"
        label={t('identity.display-name')}
        hint={t('identity.display-name.hint')}
        autoComplete="name"
        dir="auto"
        defaultValue={refused?.typed.displayName}
        fault={isNameWrong ? t('identity.fault.display-name') : undefined}
      />
      <PasswordField refused={refused} isNew />
    </>
  );
}
