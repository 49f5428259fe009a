/** One of the values that a header such as Accept-Language lists. */
export interface WeightedValue {
  /** In lower case, without its parameters: "es-mx", "gzip", "application/atom+xml", "*". */
  value: string;
  /** From 0 (not wanted) to 1. */
  weight: number;
}

/**
 * The values of a header of preferences, the most wanted first, those as much wanted in their order (RFC 9110 section
 * 12.4.2). A weight that cannot be read is 0.
 */
export function weightedValues(header: string | string[] | undefined): WeightedValue[] {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .map(([value = '', ...parameters]) => ({ value, weight: weightOf(parameters) }))
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => other.weight - one.weight);
}

function weightOf(parameters: readonly string[]): number {
  const stated = parameters.find((parameter) => parameter.startsWith('q='));
  if (stated === undefined) return 1;
  return /^q=(\d+(\.\d*)?|\.\d+)$/.test(stated) ? Math.min(1, Number(stated.slice(2))) : 0;
}
