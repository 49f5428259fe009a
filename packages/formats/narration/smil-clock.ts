const units: Record<string, number> = { h: 3_600_000, min: 60_000, s: 1000, ms: 1 };

/**
 * A clock value of SMIL 3 in milliseconds: "1.5s", "1500ms", "0.5min", "1.5", "01:30.250", "00:00:01.500"; undefined for anything else.
 * https://www.w3.org/TR/SMIL3/smil-timing.html#Timing-ClockValueSyntax
 */
export function readSmilClock(value: string): number | undefined {
  const text = value.trim().replace(/^npt=/, '');
  const clock = /^(?:(\d{1,4}):)?([0-5]\d):([0-5]\d(?:\.\d{1,9})?)$/.exec(text);
  if (clock !== null) {
    const [, hours = '0', minutes, seconds] = clock;
    return Math.round((Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000);
  }
  const [, number, unit = 's'] = /^(\d{1,9}(?:\.\d{1,9})?)(h|min|s|ms)?$/.exec(text) ?? [];
  return number === undefined ? undefined : Math.round(Number(number) * (units[unit] ?? 1000));
}
