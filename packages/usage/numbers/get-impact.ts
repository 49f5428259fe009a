import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { getImpact as contract } from '../contract.ts';
import { languageNames, yesterday } from './get-numbers.ts';
import { noSums, sumsBy } from './select-sums.ts';
import type { UsageContext } from '../usage-context.ts';

export async function getImpact(
  { database: { pool }, isImpactShown = false }: UsageContext,
  _request: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  if (!isImpactShown)
    throw new Problem('impact-not-shown', 404, { detail: 'This library does not show what is read in it.' });
  const { opened, finished, minutes, listened, downloaded } = (await sumsBy(pool, {}, sql`''`)).get('') ?? noSums;
  const names = await languageNames(pool);
  const languages = [...(await sumsBy(pool, {}, sql`s.language_id`))].flatMap(([id, sums]) => {
    const language = names.get(id);
    return language === undefined || sums.opened === null ? [] : [{ ...language, opened: sums.opened }];
  });
  return {
    to: await yesterday(pool),
    total: { opened, finished, minutes, listened, downloaded },
    languages: languages.toSorted((a, b) => b.opened - a.opened),
  };
}
