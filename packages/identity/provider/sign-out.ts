import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { signOut as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { accountsOfUser, announceChange } from '../tokens/verified-tokens.ts';
import { sessionHeaders } from '../tokens/refresh-token.ts';

export async function signOut(
  { database: { pool }, identity }: Pick<IdentityContext, 'database' | 'identity'>,
  { headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const known = sessionHeaders(headers);
  const found = known === undefined ? null : await identity.provider.api.getSession({ headers: known });
  if (known === undefined || found === null) return { signedOut: true };
  await identity.provider.api.signOut({ headers: known });
  // The jwtTokens of this session end with it, here and in every other process.
  for (const accountId of await accountsOfUser(pool, found.user.id)) {
    identity.forgetAccount(accountId);
    await announceChange(pool, accountId);
  }
  return { signedOut: true };
}
