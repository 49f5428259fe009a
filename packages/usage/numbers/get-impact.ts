import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { getImpact as contract } from '../contract.ts';
import { languageNames, yesterday } from './get-numbers.ts';
import { requireImpactShown } from './require-impact-shown.ts';
import { sumsBy } from './select-sums.ts';
import type { UsageContext } from '../usage-context.ts';

export async function getImpact(
  context: UsageContext,
  _request: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  requireImpactShown(context);
  const { pool } = context.database;
  const { total, language: byLanguage } = await sumsBy(pool, {}, ['language']);
  const { opened, finished, minutes, listened, downloaded } = total;
  const names = await languageNames(pool);
  const languages = [...byLanguage].flatMap(([id, sums]) => {
    const language = names.get(id);
    return language === undefined || sums.opened === null ? [] : [{ ...language, opened: sums.opened }];
  });
  return {
    to: await yesterday(pool),
    total: { opened, finished, minutes, listened, downloaded },
    languages: languages.toSorted((a, b) => b.opened - a.opened),
  };
}
