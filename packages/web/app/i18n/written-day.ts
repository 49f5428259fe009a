import type { Translate } from '@letsread/interface-text/translator.ts';

// By the fields beside the words: browsers write the dates of some languages in another way than Node.

/** "Friday" of a day such as 2026-12-04. */
export function writeWeekday(t: Translate, day: string): string {
  return t('intl.days').split('|')[(new Date(day).getUTCDay() + 6) % 7] ?? '';
}

/** "Dec 4" of a day such as 2026-12-04, in the digits of the language, as all other numbers. */
export function writeDate(t: Translate, day: string): string {
  const [month = '', number = ''] = day.split('-').slice(1);
  return (t('intl.dates').split('|')[Number(month) - 1] ?? '').replace('{day}', t.number(Number(number)));
}

/** "Friday, Dec 4" of a day such as 2026-12-04. */
export function writeWeekdayAndDate(t: Translate, day: string): string {
  return `${writeWeekday(t, day)}, ${writeDate(t, day)}`;
}

/** "2026" in the digits of the language: unlike other numbers, years have no groups. */
export function writeYear(t: Translate, year: number): string {
  return Array.from(String(year), (digit) => t.number(Number(digit))).join('');
}
