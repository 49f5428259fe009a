import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { getBookImpact as contract } from '../contract.ts';
import { requireImpactShown } from './require-impact-shown.ts';
import { sumsBy } from './select-sums.ts';
import type { UsageContext } from '../usage-context.ts';

export async function getBookImpact(
  context: UsageContext,
  { params: { bookId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  requireImpactShown(context);
  const { total } = await sumsBy(context.database.pool, { bookId });
  const { opened, finished, downloaded } = total;
  return { total: { opened, finished, downloaded } };
}
