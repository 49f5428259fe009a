const maxLetters = 180;

/** How a long text begins: whole sentences as far as they are few letters, else whole words; "…" where it goes on. */
export function beginningOf(text: string, languageTag: string): string {
  if (text.length <= maxLetters) return text;
  const begun = firstOf(text, languageTag, 'sentence') || firstOf(text, languageTag, 'word');
  return `${begun} …`.trimStart();
}

/** Of scripts that part words by no spaces too. */
function firstOf(text: string, languageTag: string, granularity: 'sentence' | 'word'): string {
  const parts = [...new Intl.Segmenter(languageTag, { granularity }).segment(text)];
  const tooFar = parts.find(({ index, segment }) => index + segment.trimEnd().length > maxLetters);
  return text.slice(0, tooFar?.index).trimEnd();
}
