import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { getBookImpact as contract } from '../contract.ts';
import { requireImpactShown } from './require-impact-shown.ts';
import { noSums, sumsBy } from './select-sums.ts';
import type { UsageContext } from '../usage-context.ts';

export async function getBookImpact(
  context: UsageContext,
  { params: { bookId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  requireImpactShown(context);
  const sums = await sumsBy(context.database.pool, { bookId }, sql`''`);
  const { opened, finished, downloaded } = sums.get('') ?? noSums;
  return { total: { opened, finished, downloaded } };
}
