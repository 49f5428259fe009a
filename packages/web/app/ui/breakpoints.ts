/**
 * Widths in CSS pixels at which pages change their layout. Style sheets cannot name them and write the numbers;
 * `breakpoints.test.ts` holds them to these.
 */
const breakpoints = { phone: 360, wide: 560, tablet: 768, laptop: 960, desktop: 1080, large: 1440 } as const;

/** A media condition for what is narrower. */
export function below(name: keyof typeof breakpoints): string {
  return `(max-width: ${breakpoints[name] - 1}px)`;
}

/** A media condition for this width and above. */
export function atLeast(name: keyof typeof breakpoints): string {
  return `(min-width: ${breakpoints[name]}px)`;
}

export const layoutWidths: readonly number[] = Object.values(breakpoints);
