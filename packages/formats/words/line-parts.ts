import { splitMyanmarSyllables } from './myanmar-syllables.ts';

/** A stretch of a text. No line may end inside one that is whole; between two whole ones that touch, a line may end. */
export type LinePart = { text: string; isWhole: boolean };

/** Their words are those that browsers know. */
const languagesOfDictionary = /^(?:my|rki)(?:-|$)/i;
/** With the full stops behind it, which no line begins with. */
const myanmarRun = /\p{Script=Myanmar}+(?: [၊။]+)*/gu;
/** Letters that stand one upon the other begin a syllable in Mon (သ္ၚိ, ပ္ဍဲ) where the one before is closed. */
const stackBegins = /(?<=[\u1032\u1036-\u1038\u103a])(?=\p{Lo}\u1039)/u;

/**
 * A text as it is shown where it is in lines. Browsers end those of every Myanmar script where a dictionary of Burmese says, in Mon, Shan
 * and Karen in the midst of syllables: there each syllable is a part, which a page keeps whole. Any other text is one part.
 */
export function lineParts(text: string, languageTag: string): LinePart[] {
  if (!/\p{Script=Myanmar}/u.test(text) || languagesOfDictionary.test(languageTag)) return [{ text, isWhole: false }];
  const parts: LinePart[] = [];
  let at = 0;
  for (const { 0: run, index } of text.matchAll(myanmarRun)) {
    if (index > at) parts.push({ text: text.slice(at, index), isWhole: false });
    const syllables = splitMyanmarSyllables(run).flatMap((syllable) => syllable.split(stackBegins));
    for (const syllable of syllables) parts.push({ text: syllable, isWhole: true });
    at = index + run.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isWhole: false });
  return parts;
}
