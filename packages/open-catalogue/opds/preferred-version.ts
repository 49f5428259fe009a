import { weightedValues } from '@letsread/http/headers/weighted-values.ts';
import type { CatalogueVersion } from '../document-urls.ts';

/** OPDS 2.0 but for who takes Atom and neither OPDS 2.0 nor everything as gladly. */
export function preferredVersion(accept: string | undefined): CatalogueVersion {
  const weight = (type: string) => weightOf(type, accept ?? '*/*');
  return weight('application/atom+xml') > weight('application/opds+json') ? 'v1.2' : 'v2';
}

/** RFC 9110 section 12.5.1: the most exact range that a type is in counts. */
function weightOf(type: string, accept: string): number {
  const ranges = weightedValues(accept);
  for (const wanted of [type, `${type.split('/')[0]}/*`, '*/*']) {
    const found = ranges.find(({ value }) => value === wanted);
    if (found !== undefined) return found.weight;
  }
  return 0;
}
