/** Writes days on the server, as browsers write the dates of some languages in another way than Node. */
export function dayWriter(languageTag: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(languageTag, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
