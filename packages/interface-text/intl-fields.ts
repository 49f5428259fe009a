import type { Fields } from './translator.ts';
import { writingLocale } from './writing-locale.ts';

/**
 * How a language writes numbers, the days of the week and dates, and when it says "one", as fields beside its words. Browsers
 * lack the data of some languages (Chromium: Burmese, Khmer, Lao, Mongolian, Nepali, Sinhala) and would write a page anew
 * in another way than it came; Node.js has all of CLDR.
 * - `intl.numbers`: ten digits, mark of groups, decimal mark, sizes of the last and of further groups, digits before the
 *   last group from which numbers are grouped; `|` between them.
 * - `intl.one`: the numbers that are "one" where all others are "other"; missing where `Intl.PluralRules` must tell.
 * - `intl.days`, `intl.days.short`, `intl.days.narrow`: from Monday on; `intl.dates`: by month, with `{day}`.
 */
export function intlFields(languageTag: string): Fields {
  const locale = writingLocale(languageTag);
  const one = simplePlural(locale);
  return {
    'intl.numbers': numberSigns(locale),
    ...(one === undefined ? {} : { 'intl.one': one }),
    'intl.days': days(locale, 'long'),
    'intl.days.short': days(locale, 'short'),
    'intl.days.narrow': days(locale, 'narrow'),
    'intl.dates': dates(locale),
  };
}

function numberSigns(locale: Intl.Locale): string {
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.5);
  const valueOf = (partType: string) => parts.find(({ type }) => type === partType)?.value ?? '';
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const isGrouped = new Intl.NumberFormat(locale).formatToParts(1234).some(({ type }) => type === 'group');
  const digits = Array.from({ length: 10 }, (_, digit) => plain.format(digit)).join('');
  return [digits, valueOf('group'), valueOf('decimal'), groups.at(-1), groups.at(-2), isGrouped ? 1 : 2].join('|');
}

/** As far as pages count: "one" for some of 0 and 1 and "other" for all the rest, or "other" for all. */
function simplePlural(locale: Intl.Locale): string | undefined {
  const rules = new Intl.PluralRules(locale);
  if (rules.resolvedOptions().pluralCategories.some((form) => form !== 'one' && form !== 'other')) return undefined;
  const ones = Array.from({ length: 201 }, (_, count) => count).filter((count) => rules.select(count) === 'one');
  return ones.every((count) => count < 2) ? ones.join('') : undefined;
}

function days(locale: Intl.Locale, weekday: 'long' | 'short' | 'narrow'): string {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  // The first of January 2024 is a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, day + 1))).join('|');
}

function dates(locale: Intl.Locale): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2024, month, 15))
      .map(({ type, value }) => (type === 'day' ? '{day}' : value))
      .join(''),
  ).join('|');
}
