import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { DownloadsContext } from '../list-downloads.ts';
import type { createBundle as contract } from './contract.ts';
import { describeBundle, type PlannedBundle, planBundles } from './plan-bundles.ts';

export async function createBundle(
  { database, downloads }: DownloadsContext,
  { body: { editions, choice, name: fileName } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const readPlan = async () => (await planBundles({ database, downloads }, editions, [choice]))[0] as PlannedBundle;
  const described = (plan: PlannedBundle) => describeBundle(plan, { maxBytes: downloads.maxBundleBytes, fileName });
  const plan = await readPlan();
  if (described(plan).isTooLarge) throw tooLarge();
  const missing = plan.books.filter(({ made, isWaiting }) => made === undefined && !isWaiting);
  if (missing.length === 0) return described(plan);
  await downloads.requested.add(missing.map(({ facts }) => ({ editionId: facts.editionId, choice })));
  return described(await readPlan());
}

export function tooLarge(): Problem {
  return new Problem('bundle-too-large', 413, {
    detail: 'These books are too much for one file. Give fewer editions.',
  });
}
