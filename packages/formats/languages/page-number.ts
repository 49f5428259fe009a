import type { PublicationLanguage } from '../publication.ts';

/**
 * A number in the digits that books of a language use: those of CLDR for its main country (Arabic ٣, Nepali ३, but Hindi 3);
 * where CLDR does not know the language those of a Myanmar script, else 0-9.
 */
export function pageNumber(number: number, { tag, script }: Pick<PublicationLanguage, 'tag' | 'script'>): string {
  const [known] = Intl.NumberFormat.supportedLocalesOf([tag]);
  // Never the language of the machine, which Intl takes for one that it does not know.
  const locale = known === undefined ? `en-u-nu-${script === 'Mymr' ? 'mymr' : 'latn'}` : withCountry(known);
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(number);
}

/** "ar" alone means 0-9 to CLDR, "ar-EG" does not. */
function withCountry(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}-${region}`;
}
