import type { CatalogueVersion } from '../place.ts';

/** OPDS 2.0 but for who takes Atom and neither OPDS 2.0 nor everything as gladly. */
export function preferredVersion(accept: string | undefined): CatalogueVersion {
  const quality = (type: string) => qualityOf(type, accept ?? '*/*');
  return quality('application/atom+xml') > quality('application/opds+json') ? 'v1.2' : 'v2';
}

/** RFC 9110 section 12.5.1: the most exact range that a type is in counts. */
function qualityOf(type: string, accept: string): number {
  const ranges = accept
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .map(([range = '', ...parameters]) => ({
      range,
      quality: Number(parameters.map((one) => /^q=([\d.]+)$/.exec(one)?.[1]).find(Boolean) ?? 1),
    }));
  const family = `${type.split('/')[0]}/*`;
  for (const wanted of [type, family, '*/*']) {
    const found = ranges.find(({ range }) => range === wanted);
    if (found !== undefined) return found.quality;
  }
  return 0;
}
