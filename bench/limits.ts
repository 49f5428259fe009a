const broken: string[] = [];

/** Notes a measured value over its limit, or none at all: then the whole run ends as a failure. Gives the limit as a table shows it. */
export function limit(what: string, value: number, max: number, unit = ''): string {
  const isWithin = value <= max;
  if (!isWithin) broken.push(`${what}: ${Number(value.toFixed(2))}${unit}, at most ${max}${unit}`);
  return `${max}${unit}${isWithin ? '' : ' BROKEN'}`;
}

/** As limit, for what may not be below. */
export function atLeast(what: string, value: number, min: number, unit = ''): string {
  const isWithin = value >= min;
  if (!isWithin) broken.push(`${what}: ${Number(value.toFixed(2))}${unit}, at least ${min}${unit}`);
  return `${min}${unit}${isWithin ? '' : ' BROKEN'}`;
}

/** Says what is over its limit, and lets the process end as a failure where anything is. */
export function reportLimits(): void {
  for (const line of broken) console.error(`over its limit: ${line}`);
  if (broken.length > 0) process.exitCode = 1;
}
