import { describe, expect, test } from 'vitest';

import { interfaceLanguages } from './interface-languages.ts';
import { intlFields } from './intl-fields.ts';
import { translator } from './translator.ts';

const none = { fields: {}, languageTag: 'en' };

describe.each(interfaceLanguages)('in $englishName, whatever the browser knows of it', ({ tag }) => {
  const fields = intlFields(tag);
  const digits = fields['intl.numbers']?.split('|')[0] ?? '';

  test('numbers are written as CLDR has them', () => {
    const t = translator(fields, tag, none);
    const plain = (text: string) =>
      Array.from(text)
        .map((one) => (Array.from(digits).includes(one) ? String(Array.from(digits).indexOf(one)) : one))
        .join('');
    for (const value of [0, 7, 10, 999, 1000, 1234, 12_345, 123_456, 1_234_567, 0.2, 1.25, 1234.5]) {
      const expected = plain(new Intl.NumberFormat(localeWith(digits, tag)).format(value));
      expect([value, plain(t.number(value))]).toEqual([value, expected]);
    }
  });

  test('one is told from many as CLDR has it', () => {
    const rules = new Intl.PluralRules(tag);
    const forms = rules.resolvedOptions().pluralCategories;
    const t = translator({ ...fields, ...Object.fromEntries(forms.map((form) => [`n.${form}`, form])) }, tag, none);
    for (let count = 0; count <= 200; count++) expect([count, t('n', { count })]).toEqual([count, rules.select(count)]);
  });

  test('days and dates have names', () => {
    for (const [key, length] of [
      ['intl.days', 7],
      ['intl.days.short', 7],
      ['intl.days.narrow', 7],
      ['intl.dates', 12],
    ] as const)
      expect(fields[key]?.split('|')).toHaveLength(length);
    const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
    expect(fields['intl.days']?.split('|')[6]).toBe(weekday.format(new Date('2026-11-22')));
    for (const date of fields['intl.dates']?.split('|') ?? []) expect(date).toContain('{day}');
  });
});

/** The locale whose digits these are. */
function localeWith(digits: string, tag: string): Intl.Locale {
  const systems = ['arab', 'beng', 'deva', 'mymr'];
  const system = systems.find((one) => new Intl.NumberFormat(`en-u-nu-${one}`).format(0) === digits[0]);
  return new Intl.Locale(tag, { numberingSystem: system ?? 'latn' });
}

test('Spanish groups from five digits on, Hindi by two, Burmese and Nepali have their own digits', () => {
  const number = (tag: string, value: number) => translator(intlFields(tag), tag, none).number(value);
  expect([number('es', 1234), number('es', 12_345)]).toEqual(['1234', '12.345']);
  expect(number('hi', 1_234_567)).toBe('12,34,567');
  expect([number('my', 12), number('ne', 2026)]).toEqual(['၁၂', '२,०२६']);
  expect(number('lo', 0.2)).toBe('0,2');
});
