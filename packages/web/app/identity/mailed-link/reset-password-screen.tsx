import { reset } from '@letsread/identity/contract.ts';

import { noStore } from '../../request/no-store.ts';
import { unlessOffline } from '../form/form-problem.ts';
import type { Route } from './+types/reset-password-screen.ts';
import { ChoosePassword, sendPassword } from './choose-password.tsx';
import { tokenFromLink } from './mailed-link.ts';

export const handle = { page: 'screen' };

export const headers = noStore;

export function loader({ url }: Route.LoaderArgs) {
  return { hasToken: tokenFromLink(url) !== '' };
}

export function action(args: Route.ActionArgs) {
  return sendPassword(args, reset, 'password-set');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction());
}

export default function ResetPasswordScreen({ loaderData, actionData: refused }: Route.ComponentProps) {
  return <ChoosePassword hasToken={loaderData.hasToken} refused={refused} kind="reset" />;
}
