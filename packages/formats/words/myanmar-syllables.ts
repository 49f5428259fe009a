// A syllable begins at a letter that is neither stacked (after U+1039) nor a final (before U+103A, or before U+1039 that stacks the next one).
const begins = /(?<!\u1039)(?=\p{Lo})(?=\p{Script=Myanmar})(?!.\u1037?[\u1039\u103a])/gsu;

/** The syllables of a run of Myanmar letters (Burmese, Rakhine, Mon, Shan, Karen); joined again they are the run. */
export function splitMyanmarSyllables(run: string): string[] {
  const starts = Array.from(run.matchAll(begins), (match) => match.index).filter((start) => start > 0);
  return [0, ...starts].map((start, index) => run.slice(start, starts[index])).filter((syllable) => syllable !== '');
}
