import { verify } from '@letsread/identity/contract.ts';

import { noStore } from '../../request/no-store.ts';
import { unlessOffline } from '../form/form-problem.ts';
import type { Route } from './+types/verify-screen.ts';
import { ChoosePassword, sendPassword } from './choose-password.tsx';
import { tokenFromLink } from './mailed-link.ts';

export const handle = { page: 'screen' };

export const headers = noStore;

/**
 * Whoever opens the link is the owner, and chooses the password. Programs that look through mails follow their links:
 * only a press of the button confirms.
 */
export function loader({ url }: Route.LoaderArgs) {
  return { hasToken: tokenFromLink(url) !== '' };
}

export function action(args: Route.ActionArgs) {
  return sendPassword(args, verify, 'address-confirmed');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function VerifyScreen({ loaderData, actionData: refused }: Route.ComponentProps) {
  return <ChoosePassword hasToken={loaderData.hasToken} refused={refused} kind="verify" />;
}
