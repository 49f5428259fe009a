import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import type { listProviders as contract } from '../contract.ts';
import { providerPath } from './embedded-provider.ts';
import type { IdentityContext } from '../open-identity.ts';

export async function listProviders({
  identity,
}: Pick<IdentityContext, 'identity'>): Promise<EndpointOutput<typeof contract>> {
  return {
    email: true,
    providers: identity.providers.map(({ id, name }) => ({ id, name, startUrl: `${providerPath}/start/${id}` })),
    mailboxUrl: identity.mailboxUrl,
  };
}
