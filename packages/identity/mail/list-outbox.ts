import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import type { listOutbox as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';

export async function listOutbox({
  identity,
}: Pick<IdentityContext, 'identity'>): Promise<EndpointOutput<typeof contract>> {
  await identity.settled();
  return { items: await identity.outbox.list() };
}
