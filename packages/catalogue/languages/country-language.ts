const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
let regionCodes: Map<string, string> | undefined;

/**
 * The language most people of a country read, as CLDR's likely subtags have it ("Cambodia" or "KH" gives "km").
 * `country` is an English name, as IP lookups answer it (specification section 3), or an ISO 3166 code.
 */
export function languageOfCountry(country: string): string | undefined {
  const code = /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : codesByName().get(country.toLowerCase());
  if (code === undefined || regionNames.of(code) === undefined) return undefined;
  return new Intl.Locale(`und-${code}`).maximize().language;
}

function codesByName(): Map<string, string> {
  if (regionCodes !== undefined) return regionCodes;
  regionCodes = new Map();
  for (const first of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    for (const second of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const name = regionNames.of(first + second);
      if (name !== undefined && !regionCodes.has(name.toLowerCase()))
        regionCodes.set(name.toLowerCase(), first + second);
    }
  }
  return regionCodes;
}
