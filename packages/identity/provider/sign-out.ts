import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { signOut as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { sessionHeaders } from '../tokens/refresh-token.ts';

export async function signOut(
  { identity }: Pick<IdentityContext, 'identity'>,
  { headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const known = sessionHeaders(headers);
  if (known !== undefined) await identity.provider.api.signOut({ headers: known });
  return { signedOut: true };
}
