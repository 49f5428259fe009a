import { writingLocale } from '@letsread/interface-text/writing-locale.ts';

/** How a day is written: "2026-02-28", or a time of that day in UTC; made on the server, as a time is. */
export function writtenDay(
  languageTag: string,
  { dateStyle = 'medium' }: Pick<Intl.DateTimeFormatOptions, 'dateStyle'> = {},
): (at: string) => string {
  const format = new Intl.DateTimeFormat(writingLocale(languageTag), { dateStyle, timeZone: 'UTC' });
  return (at) => format.format(new Date(at));
}

/** How a time is written; made on the server, as browsers write the dates of some languages in another way than Node. */
export function writtenTime(languageTag: string): (at: string) => string {
  const format = new Intl.DateTimeFormat(writingLocale(languageTag), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (at) => `${format.format(new Date(at))} UTC`;
}
