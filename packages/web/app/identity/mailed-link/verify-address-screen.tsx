import { confirmEmailChange } from '@letsread/identity/contract.ts';
import { Link } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { noStore } from '../../request/no-store.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { Entrance } from '../entrance/entrance.tsx';
import { loginPath } from '../entrance/paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { refuseForm, unlessOffline } from '../form/form-problem.ts';
import type { Route } from './+types/verify-address-screen.ts';
import { BadLink } from './bad-link.tsx';
import { isOfLink, tokenFromLink } from './mailed-link.ts';

export const headers = noStore;

export function loader({ url }: Route.LoaderArgs) {
  return { hasToken: tokenFromLink(url) !== '' };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  try {
    await context.get(apiClientContext)(confirmEmailChange, { body: { token: tokenFromLink(url) } });
  } catch (error) {
    return refuseForm(error);
  }
  return { isConfirmed: true };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

/** For an account's new address; where it is opened need not be where somebody is signed in. */
export default function VerifyAddressScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useMessages();
  const isConfirmed = answer !== undefined && 'isConfirmed' in answer;
  const refused = isConfirmed ? undefined : answer;
  if (!loaderData.hasToken || isOfLink(refused)) return <BadLink kind="verify" answer={refused} />;
  return (
    <Entrance title={t('identity.verify')} answer={answer}>
      <PageHead title={t('identity.verify')} isHidden />
      {isConfirmed ? (
        <>
          <p role="status">{t('identity.told.address-confirmed')}</p>
          <Link className="btn btn--leaf btn--block" to={loginPath}>
            {t('identity.log-in')}
          </Link>
        </>
      ) : (
        <>
          <p className="muted">{t('identity.verify.text')}</p>
          <AccountForm refused={refused} send={t('identity.verify.send')} />
        </>
      )}
    </Entrance>
  );
}
