import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import type { listMailbox as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';

export async function listMailbox({
  identity,
}: Pick<IdentityContext, 'identity'>): Promise<EndpointOutput<typeof contract>> {
  await identity.settled();
  return { items: await identity.mailbox.list() };
}
