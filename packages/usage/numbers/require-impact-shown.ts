import { Problem } from '@letsread/http/problem.ts';
import type { UsageContext } from '../usage-context.ts';

/** @throws Problem impact-not-shown */
export function requireImpactShown({ isImpactShown = false }: Pick<UsageContext, 'isImpactShown'>): void {
  if (!isImpactShown)
    throw new Problem('impact-not-shown', 404, { detail: 'This library does not show what is read in it.' });
}
