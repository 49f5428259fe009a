/** The words of the screens in one language: key to text. */
export type Fields = Readonly<Record<string, string>>;

/** Gives the text of a key with its placeholders filled; numbers are written the way the language writes them. */
export interface Translate {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  /** A number on its own, in the digits of the language. */
  number: (value: number) => string;
}

/** What stands where a key is in no dictionary (specification section 3). */
export const notFound = 'Not found';

/** Stated rather than left to the runtime, whose defaults differ between Node and browsers. */
const digits: Readonly<Record<string, string>> = {
  ar: 'arab',
  as: 'beng',
  bn: 'beng',
  ckb: 'arab',
  dz: 'tibt',
  fa: 'arabext',
  mr: 'deva',
  my: 'mymr',
  ne: 'deva',
  prs: 'arabext',
  ps: 'arabext',
};

/**
 * Makes the `t` of one language. `fallback` is asked for keys that `fields` lacks. A key with plural forms
 * ("catalogue.found.one", "catalogue.found.other") is asked for without its ending and with a `count`:
 * `t('catalogue.found', { count: 3 })`.
 */
export function translator(
  fields: Fields,
  languageTag: string,
  fallback: { fields: Fields; languageTag: string },
): Translate {
  const first = grammar(fields, languageTag);
  const second = grammar(fallback.fields, fallback.languageTag);
  const number = new Intl.NumberFormat(localeOf(languageTag));
  return Object.assign(
    (key: string, values: Parameters<Translate>[1] = {}) => first(key, values) ?? second(key, values) ?? notFound,
    {
      number: (value: number) => number.format(value),
    },
  );
}

function grammar(fields: Fields, languageTag: string) {
  const locale = localeOf(languageTag);
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  return (key: string, values: Readonly<Record<string, string | number>>): string | undefined => {
    const count = values['count'];
    const text =
      fields[key] ??
      (typeof count === 'number' ? (fields[`${key}.${plural.select(count)}`] ?? fields[`${key}.other`]) : undefined);
    return text?.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? number.format(value) : (value ?? placeholder);
    });
  };
}

/** The locale that numbers and plurals follow; English for a tag that no runtime knows. */
function localeOf(languageTag: string): Intl.Locale {
  try {
    const locale = new Intl.Locale(languageTag);
    return new Intl.Locale(languageTag, { numberingSystem: digits[locale.language] ?? 'latn' });
  } catch {
    return new Intl.Locale('en', { numberingSystem: 'latn' });
  }
}
