import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { turnPage as contract } from '@letsread/reading/contract.ts';
import { recordTurn } from '@letsread/reading/positions/turn-page.ts';
import { earnAwards } from './earn-awards.ts';

/** Where the earning fails the answer fails too; the same turn sent again makes up for it and changes nothing else. */
export async function turnPage(
  context: CatalogueContext,
  request: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { position, isAtEnd } = await recordTurn(context, request);
  if (isAtEnd) await earnAwards(context, request.query.pId);
  return position;
}
