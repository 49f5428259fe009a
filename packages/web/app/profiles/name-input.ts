/** The longest name of a profile, in characters as a person counts them (specification section 5). */
export const maxNameCharacters = 20;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a person would count. */
export function lengthOfName(name: string): number {
  return [...graphemes.segment(name)].length;
}

/** What stands in the field after somebody typed: nothing white at its start, and no more than fits. */
export function nameAfter(typed: string): string {
  const started = typed.trimStart();
  if (started.length <= maxNameCharacters) return started;
  return [...graphemes.segment(started)]
    .slice(0, maxNameCharacters)
    .map(({ segment }) => segment)
    .join('');
}
