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

/**
 * Makes the `t` of one language. `fallback` is asked for keys that `fields` lacks. A key with plural forms
 * ("catalogue.found.one", "catalogue.found.other") is asked for without its ending and with a `count`:
 * `t('catalogue.found', { count: 3 })`. Numbers follow the fields of `intlFields`, and without those are written as in English.
 */
export function translator(
  fields: Fields,
  languageTag: string,
  fallback: { fields: Fields; languageTag: string },
): Translate {
  const first = grammar(fields, languageTag);
  const second = grammar(fallback.fields, fallback.languageTag);
  return Object.assign(
    (key: string, values: Parameters<Translate>[1] = {}) => first(key, values) ?? second(key, values) ?? notFound,
    { number: numberWriter(fields) },
  );
}

function grammar(fields: Fields, languageTag: string) {
  const plural = pluralOf(fields, languageTag);
  const number = numberWriter(fields);
  return (key: string, values: Readonly<Record<string, string | number>>): string | undefined => {
    const count = values['count'];
    const text =
      fields[key] ??
      (typeof count === 'number' ? (fields[`${key}.${plural(count)}`] ?? fields[`${key}.other`]) : undefined);
    return text?.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? number(value) : (value ?? placeholder);
    });
  };
}

function pluralOf(fields: Fields, languageTag: string): (count: number) => string {
  const one = fields['intl.one'];
  if (one !== undefined) return (count) => (count < 2 && one.includes(String(count)) ? 'one' : 'other');
  const rules = rulesOf(languageTag);
  return (count) => rules.select(count);
}

/** English for a tag that is none. */
function rulesOf(languageTag: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(languageTag);
  } catch {
    return new Intl.PluralRules('en');
  }
}

/** Numbers of up to three decimals. */
function numberWriter(fields: Fields): (value: number) => string {
  const [digits = '', group, decimal, last, further, minGrouped] = (
    fields['intl.numbers'] ?? '0123456789|,|.|3|3|1'
  ).split('|');
  const own = (text: string) => text.replaceAll(/\d/g, (digit) => Array.from(digits)[Number(digit)] ?? digit);
  const ends = new RegExp(`\\B(?=(\\d{${further}})*\\d{${last}}$)`, 'g');
  return (value) => {
    const [whole = '', fraction] = String(Math.round(value * 1000) / 1000).split('.');
    const grouped = whole.length < Number(last) + Number(minGrouped) ? whole : whole.replaceAll(ends, group ?? '');
    return own(fraction === undefined ? grouped : grouped + (decimal ?? '') + fraction);
  };
}
