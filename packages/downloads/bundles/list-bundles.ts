import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { DownloadsContext } from '../list-downloads.ts';
import type { listBundles as contract } from './contract.ts';
import { describeBundle, planBundles } from './plan-bundles.ts';
import { selectBooks } from './select-books.ts';

export async function listBundles(
  { database, downloads }: DownloadsContext,
  { query: { editions, choices, name: fileName } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const plans = await planBundles({ database, downloads }, editions, choices);
  const books = await selectBooks(database, editions);
  const items = plans.map((plan) => describeBundle(plan, { maxBytes: downloads.maxBundleBytes, fileName }));
  // The process that began may have ended.
  if (items.some(({ waiting }) => waiting > 0)) downloads.requested.work();
  return {
    books: editions.flatMap((editionId) => {
      const book = books.get(editionId);
      return book === undefined ? [] : [{ editionId, slug: book.slug, title: book.title, language: book.language }];
    }),
    items,
  };
}
