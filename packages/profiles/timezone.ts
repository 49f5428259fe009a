/** Whether something names a time zone of the IANA database that this machine knows; "+07:00" names none. */
export function isTimezone(name: string): boolean {
  return clockFormat(name) !== undefined;
}

const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** Writes the day and the time of a zone, "2026-11-30, 18:05" in parts; undefined where the name is none. Making one takes long. */
export function clockFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(timeZone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...parts, hourCycle: 'h23', timeZone });
  } catch {
    return undefined;
  }
}
