import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import type { signOut as contract } from './contract.ts';
import type { IdentityContext } from './open-identity.ts';
import { sessionHeaders } from './refresh-token.ts';

export async function signOut(
  { identity }: Pick<IdentityContext, 'identity'>,
  { headers }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const known = sessionHeaders(headers);
  if (known !== undefined) await identity.provider.api.signOut({ headers: known });
  return { signedOut: true };
}
