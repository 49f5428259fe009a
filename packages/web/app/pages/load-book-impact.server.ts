import { getBookImpact } from '@letsread/usage/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import type { RouterContextProvider } from 'react-router';

import { apiClientContext, siteContext } from '../request/contexts.ts';
import { fallBackTo } from '../request/degraded-page.server.ts';

/** What was read of a book; undefined where the library tells nobody. */
export async function loadBookImpact(
  context: Readonly<RouterContextProvider>,
  bookId: string,
): Promise<EndpointOutput<typeof getBookImpact>['total'] | undefined> {
  if (context.get(siteContext).isImpactShown !== true) return undefined;
  const impact = await context
    .get(apiClientContext)(getBookImpact, { bookId })
    .catch(fallBackTo(context, 'what was read of it', undefined, ['impact-not-shown']));
  return impact?.total;
}
