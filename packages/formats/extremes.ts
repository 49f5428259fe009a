// One after the other: a call such as Math.max takes no more than some ten thousand values at once, and files of others have more.

/** The highest of the values, but not less than `least`. */
export function highestOf(values: readonly number[], least = -Infinity): number {
  return values.reduce((highest, value) => Math.max(highest, value), least);
}

/** The lowest of the values; `Infinity` where there is none. */
export function lowestOf(values: readonly number[]): number {
  return values.reduce((lowest, value) => Math.min(lowest, value), Infinity);
}
